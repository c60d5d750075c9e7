import { expect, test } from 'vitest'
import { quietHtml } from './quiet-html.ts'

test.each([
  ['<p style="color: red">a</p>', '<p data-style="color: red">a</p>'],
  ['<img/onerror=alert(1) src=x>', '<img/data-onerror=alert(1) src=x>'],
  [`<img src="x"ONLOAD='a'>`, `<img src="x"data-onload='a'>`],
  ['<a\nonclick = "a">', '<a\ndata-onclick = "a">'],
  ['<style>p { }</style>', '<noframes>p { }</noframes>'],
])('parsing %s reports no violation', (html, quiet) => {
  expect(quietHtml(html)).toBe(quiet)
})

test.each([
  '<p>style="color: red" onclick=a</p>',
  '<img alt="A style=bold, onerror=none" src="x">',
  '<strong>1 < 2</strong>',
  '<styled>a</styled>',
])('%s is unchanged', (html) => {
  expect(quietHtml(html)).toBe(html)
})
