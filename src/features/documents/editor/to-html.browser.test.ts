import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { createExtensions } from './extensions.ts'
import { fromHtml } from './from-html.ts'
import { lostParts } from './lost-parts.ts'
import { toHtml } from './to-html.ts'

const schema = getSchema(
  createExtensions({
    addressOf: (link) => ({ address: `https://api.waypost.test/images${link}` }),
    refusedText: String,
    videoText: () => 'Video',
  }),
)

/** The HTML after a round trip through the editor. */
const edited = (html: string) => toHtml(fromHtml(html, schema))

const video = '<video src="https://media.waypost.test/ssr/general/a.mp4" controls="true"></video>'

test.each([
  '<h2>A</h2><h3>B</h3><h4>C</h4><p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code><br>g</p><hr>',
  '<ul><li>a<ol start="3"><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>',
  '<blockquote><p>c</p></blockquote><pre><code>d\n  e</code></pre>',
  '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">b</td><td></td></tr><tr><td><ul><li>c</li></ul></td></tr></tbody></table>',
  '<table><tbody><tr><th>a</th></tr></tbody></table>',
  '<p><a href="/help/reading-alerts">a</a> <a href="mailto:a@b.test">b</a></p>',
  '<p><img src="/docs/images/lid" alt="The lid" width="800" height="500"><img src="data:image/png;base64,AA==" alt=""></p>',
  `<p>a</p>${video}<p>b</p>`,
  video,
  '',
])('the editor keeps %s', (html) => {
  expect(edited(html)).toBe(html)
  expect(lostParts(html, edited(html))).toEqual([])
})

test.each([
  ['<h1>a</h1><div>b</div><b>c</b>\n<del>d</del>', []],
  ['<details><summary>a</summary>b</details>', ['<details>', '<summary>']],
  [
    '<p style="color: red" class="x">a <span data-note="1">b</span></p>',
    ['style', 'class', 'data-note'],
  ],
  ['<h2 onclick="a()">a</h2><iframe src="https://example.com/"></iframe>', ['onclick', '<iframe>']],
  ['<style>p { color: red }</style><p>a</p><script>b()</script>', ['<style>', '<script>']],
  ['<p><a href="javascript:a()">a</a></p>', ['<a>', 'href']],
  [
    '<p>a</p><textarea>b</textarea><svg><text>c</text></svg>',
    ['<textarea>', '<svg>', '<text>', null],
  ],
])('%s loses %j', (html, lost) => {
  expect(lostParts(html, edited(html))).toEqual(lost)
})
