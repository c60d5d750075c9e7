import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseHtml } from '~/lib/parse-html.ts'
import { waitFor } from '~/testing/time.ts'
import hostile from '../../../.storybook/xss-payloads.json'
import { headingAt, parseRichText } from './parse-rich-text.ts'
import { sanitize } from './sanitize.ts'

test.each([
  // Unchanged.
  '<h2>A</h2><h3>B</h3><h4>C</h4><p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s><br>f</p><hr>',
  '<ul><li>a<ol start="3"><li>b</li></ol></li></ul><blockquote><p>c</p></blockquote><pre><code>d\n  e</code></pre>',
  '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">b</td><td>c</td></tr></tbody></table>',
  '<p><a href="/help/reading-alerts">a</a> <a href="mailto:a@b.test">b</a> <a href="tel:+15185550100">c</a></p>',
  '<p><img src="/docs/images/lid" alt="The lid" width="800" height="500"><img src="data:image/png;base64,AA==" alt=""></p>',
  '<video src="https://media.waypost.test/ssr/general/a.mp4" controls="true"></video>',
])('keeps the elements and attributes of rich text: %s', (html) => {
  expect(sanitize(html)).toBe(html)
})

test.each([
  ['<b>a</b><i>b</i><del>c</del><ins>d</ins>', '<strong>a</strong><em>b</em><s>c</s><u>d</u>'],
  ['<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
  ['<div>a</div><div><p>b</p>c</div>', '<p>a</p><p>b</p>c'],
  ['<p class="x" style="color:red" id="y">a <span data-z="1">b</span></p>', '<p>a b</p>'],
  [
    '<video controls><source src="/a.mp4">No video</video>',
    '<video controls="" src="/a.mp4"></video>',
  ],
  [
    '<iframe class="ql-video" src="https://media.waypost.test/ssr/general/a.mp4"></iframe>',
    '<video src="https://media.waypost.test/ssr/general/a.mp4" controls="true"></video>',
  ],
])('rewrites other markup with its own elements: %s', (html, clean) => {
  expect(sanitize(html)).toBe(clean)
})

test.each([
  ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x" target="_top" ping="/x">a</a>', '<a>a</a>'],
  [
    '<img src="javascript:alert(1)" srcset="https://evil.test/a 2x" onerror="alert(1)" width="100%">',
    '<img>',
  ],
  ['<img src="data:text/html,x" alt="a">', '<img alt="a">'],
  [
    '<video src="data:video/mp4,x" poster="https://evil.test/a" autoplay></video>',
    '<video></video>',
  ],
  ['<iframe src="https://evil.test"></iframe><script>x</script><style>x</style>', ''],
  ['<svg><a href="https://evil.test">a</a></svg><form action="/x"><input>b</form>', 'b'],
])('leaves nothing that runs or loads: %s', (html, clean) => {
  expect(sanitize(html)).toBe(clean)
})

test('gives each heading an id of its own, which leads to it as its words do', () => {
  const { headings } = parseRichText(
    '<h2>Check the result!</h2><h3>Check the result</h3><h2> </h2><h4>قبل البدء</h4><h2>root</h2>',
  )
  expect(headings.map(({ id, level }) => [id, level])).toEqual([
    ['section-check-the-result', 2],
    ['section-check-the-result-2', 3],
    ['section-قبل-البدء', 4],
    ['section-root', 2],
  ])
  const ids = headings.map(({ id }) => id)
  expect(ids.map((id) => headingAt(id, ids))).toEqual(ids)
  expect(headingAt('Check the result', ids)).toBe('section-check-the-result')
  expect(headingAt('result', ids)).toBeUndefined()
})

// Chromium would keep the document, the video and its controls until the tab is closed.
test('removes videos from the document that it has read', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
  parseRichText('<p>a</p><video src="https://media.waypost.test/a.mp4" controls></video>')
  const documents = parse.mock.results.map(({ value }) => value as Document)
  parse.mockRestore()
  expect(documents).toHaveLength(3)
  expect(documents.filter((each) => each.querySelector('video'))).toEqual([])
})

test('removes everything in a frameset document', () => {
  expect(sanitize('<frameset><frameset></frameset></frameset>')).toBe('')
})

/** The parts of markup that people and other editors get wrong. */
const signs = [
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '--!>',
  '<!',
  '<?',
  '<![CDATA[',
  ']]>',
  '=',
  '/',
  ' ',
  '\n',
  '\0',
]
const quotes = ['"', "'", '`', '&lt;', '&quot;', '&#34;', '&gt', '&amp;']
const words = [
  'style',
  ' style="color:red"',
  ' STYLE=a',
  'onclick',
  ' onerror=a ',
  '<base href=//a.test>',
  '<p',
  'a',
]
const names =
  `p svg math mtext mglyph foreignObject desc style title textarea script noscript xmp iframe noembed noframes
plaintext template table select form body html frameset head`.split(/\s+/)
const scraps = [
  ...signs,
  ...quotes,
  ...words,
  ...names.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} `]),
]
const markup = fc
  .array(fc.constantFrom(...scraps), { maxLength: 24 })
  .map((parts) => parts.join(''))

/** What the browser reports to the policy for the elements of a document that is never shown. */
const reported = (element: Element) =>
  element.localName === 'base' ||
  (element.localName === 'style' && element.namespaceURI?.endsWith('xhtml')) ||
  element.getAttributeNames().some((name) => /^(?:style|on.*)$/i.test(name))

test('parsing HTML leaves no style, event handler or base, however it is written', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const { head, body } = parseHtml(html)
      const elements = [head, body].flatMap((part) => [
        part,
        ...(part?.querySelectorAll('*') ?? []),
      ])
      expect(
        elements.filter((each) => each && reported(each)).map((each) => each.outerHTML),
      ).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('reading hostile HTML reports nothing to the policy', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src-attr 'none'; script-src-attr 'none'; base-uri 'none'"
  document.head.append(policy)
  const reports: string[] = []
  const onReport = vi.fn(
    ({ effectiveDirective }: SecurityPolicyViolationEvent) => void reports.push(effectiveDirective),
  )
  document.addEventListener('securitypolicyviolation', onReport)
  const samples = [...hostile.payloads, ...fc.sample(markup, 2000)]
  for (const html of samples) parseRichText(html)
  // Events come in order, so the last one is this: a sign that the browser does report what it parses.
  new DOMParser().parseFromString('<p onclick="a">', 'text/html')
  await waitFor(() => expect(reports.at(-1)).toBe('script-src-attr'))
  document.removeEventListener('securitypolicyviolation', onReport)
  expect(reports).toHaveLength(1)
})

test('HTML is sanitized where no text may become HTML', () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types waypost-html"
  document.head.append(policy)
  expect(() => new DOMParser().parseFromString('<p>', 'text/html')).toThrow(TypeError)
  expect(sanitize('<p onclick="a">b<script>c</script></p>')).toBe('<p>b</p>')
})
