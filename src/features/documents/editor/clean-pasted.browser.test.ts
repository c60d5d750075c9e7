import { expect, test } from 'vitest'
import { sanitize } from '~/kit/rich-text/sanitize.ts'
import { wordText } from '../../../../.storybook/word-text.ts'
import { cleanPasted, withImages } from './clean-pasted.ts'
import { lostParts } from './lost-parts.ts'

const imageBaseUrl = 'https://api.waypost.test/images'
const clean = (html: string) =>
  cleanPasted(html, {
    imageBaseUrl,
    isVideo: (address) => address.startsWith('https://media.waypost.test/'),
  })
const flat = (html: string) =>
  html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
    .trim()

test('text of Word keeps its headings, lists, table and emphasis, but no other formatting', () => {
  const { html, refused, images } = clean(wordText)
  expect(flat(html)).toBe(
    '<h2>Cleaning a <em>probe</em></h2>' +
      '<p>Wear <strong>gloves</strong>. See <a href="https://example.com/manual">the manual</a>.</p>' +
      '<ul><li>Unplug it<ul><li>at the wall</li></ul></li><li>Wipe it</li></ul>' +
      '<ol start="3"><li>Plug it in</li></ol>' +
      '<table><tbody><tr><td><p><strong>Model</strong></p></td><td><p>T3</p></td></tr></tbody></table>',
  )
  expect(refused).toEqual({ images: 1, videos: 0 })
  expect(images).toEqual([])
})

test('text of Google Docs is bold only where it looks bold', () => {
  const { html } = clean(
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400;font-style:italic"> and not</span></p><ul><li><p>One</p></li><ul><li><p>Two</p></li></ul></ul></b>',
  )
  expect(html).toBe(
    '<p><strong>Bold</strong><em> and not</em></p><ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>',
  )
})

test.each([
  '<iframe class="ql-video" src="https://media.waypost.test/ssr/general/a.mp4"></iframe>',
  '<figure><oembed url="https://media.waypost.test/ssr/general/a.mp4"></oembed></figure>',
  '<video controls><source src="https://media.waypost.test/ssr/general/a.mp4"></video>',
])('a video of ours stays, as any editor writes it: %s', (html) => {
  const pasted = clean(html)
  expect(pasted.refused.videos).toBe(0)
  expect(pasted.html).toContain('<video')
  expect(pasted.html).toContain('src="https://media.waypost.test/ssr/general/a.mp4"')
  expect(lostParts(html, sanitize(html))).toEqual([])
})

test('pasted image data waits for its upload, our images stay, others are refused', () => {
  const pasted = clean(
    `<p>a<img src="data:image/png;base64,AA==" alt="A lid">b<img src="${imageBaseUrl}/docs/images/lid">c<img src="https://elsewhere.test/x.png"><img src="file:///C:/x.png"></p><iframe src="https://example.com/v"></iframe><video src="https://media.waypost.test/ssr/general/a.mp4" controls></video>`,
  )
  expect(pasted.refused).toEqual({ images: 2, videos: 1 })
  expect(pasted.images).toEqual([{ source: 'data:image/png;base64,AA==', alt: 'A lid' }])
  const done = withImages(pasted.html, [{ src: '/docs/images/new', alt: 'The lid' }])
  expect(done).toMatch(
    /^<p>a<img (?=.*src="\/docs\/images\/new")(?=.*alt="The lid")[^>]*>b<img src="\/docs\/images\/lid">c<\/p>/,
  )
  expect(done).toContain('<video src="https://media.waypost.test/ssr/general/a.mp4"')
  expect(withImages(pasted.html, [null])).toMatch(/^<p>ab<img/)
})

test('the caption of an image that is left out stays as text', () => {
  const { html } = clean(
    '<figure><img src="https://elsewhere.test/x.png"><figcaption>The <b>lid</b></figcaption></figure><figure><img src="file:///a"></figure><p>b</p>',
  )
  expect(html).toBe('<p>The <strong>lid</strong></p><p>b</p>')
  const figure = `<figure><img src="data:image/png;base64,AA=="><figcaption>c</figcaption></figure>`
  const sized = { src: '/docs/images/a', alt: 'A', width: 8, height: 5 }
  expect(withImages(clean(figure).html, [null])).toBe('<p>c</p>')
  expect(withImages(clean(figure).html, [sized])).toMatch(
    /^<figure><img (?=.*width="8" height="5").*><figcaption>c<\/figcaption><\/figure>$/,
  )
})
