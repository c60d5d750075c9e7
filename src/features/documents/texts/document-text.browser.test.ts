import { expect, test } from 'vitest'
import { documentText } from './document-text.ts'

test('a text is searched as its readers see it, and checked as it is stored', () => {
  const html = `<h2 onclick="alert(1)">Before you <em>st</em>art</h2><script>alert('no')</script>
    <ul><li>One</li><li>Two<br>Three</li></ul>
    <p>See <a href="/help/a&amp;b"><strong>A</strong> &amp; B</a> or <a href="javascript:alert(1)">this</a>.</p>
    <img src="/docs/images/lid" alt="The lid"><img src="x">`
  expect(documentText(html, 1)).toEqual({
    text: 'Before you start One Two Three See A & B or this.',
    headings: ['section-before-you-start'],
    links: [
      { address: '/help/a&b', text: 'A & B' },
      { address: 'javascript:alert(1)', text: 'this' },
    ],
    images: [
      { address: '/docs/images/lid', text: 'The lid' },
      { address: 'x', text: '' },
    ],
    readAt: 1,
  })
})
