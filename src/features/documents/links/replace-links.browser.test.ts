import { expect, test } from 'vitest'
import { replaceLinks } from './replace-links.ts'

const toNew = (html: string) =>
  replaceLinks(html, (address) => (/^\/help\/old\b/.test(address) ? '/help/n&w' : undefined))

test.each([
  ['<a href="/help/old">x</a>', '<a href="/help/n&amp;w">x</a>'],
  [`<A class=a HREF='/help/old' id=b>x</A>`, '<A class=a HREF="/help/n&amp;w" id=b>x</A>'],
  ['<a href=/help/old>x</a>', '<a href="/help/n&amp;w">x</a>'],
  ['<a href=" /help/&#111;ld">x</a>', '<a href="/help/n&amp;w">x</a>'],
])('the address in %s is changed', (html, changed) => {
  expect(toNew(html)).toEqual({ html: changed, count: 1 })
})

test('nothing else changes, however it is written', () => {
  const around = [
    `<p style="color:red" onclick='x("/help/old")'>href="/help/old" &nbsp;<b>1 < 2</b>`,
    '<script>"<a href="/help/old">"</script><!-- <a href="/help/old"> -->',
    '<a title="/help/old" href="/help/older?a=1&b=2">x</a><img src="/help/old"><a>y</a>',
  ]
  const links = `<a href="/help/old">x</a>`
  expect(toNew(around.join(links))).toEqual({
    html: around.join('<a href="/help/n&amp;w">x</a>'),
    count: 2,
  })
  expect(toNew(around.join(''))).toEqual({ html: around.join(''), count: 0 })
})
