/**
 * Replaces the styles of word processors with elements: bold, italic and the like. Expects the output of
 * `parseHtml`.
 */
export function stylesToElements(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = styleOf(element)
    const weight = style.get('font-weight') ?? ''
    if (/^(b|strong)$/.test(element.localName) && /^(normal|400)$/.test(weight)) {
      // Google Docs wraps everything that is copied.
      unwrap(element)
      continue
    }
    if (style.has('mso-spacerun')) element.textContent = ' '
    if (element.closest(notFormatted)) continue
    const line = style.get('text-decoration') ?? style.get('text-decoration-line') ?? ''
    if (/^(bold|bolder|[6-9]00)$/.test(weight)) wrapContent(element, 'strong')
    if (style.get('font-style') === 'italic') wrapContent(element, 'em')
    if (line.includes('underline') && !element.closest('a[href]')) wrapContent(element, 'u')
    if (line.includes('line-through')) wrapContent(element, 's')
    const shift = style.get('vertical-align')
    if (shift === 'sub') wrapContent(element, 'sub')
    if (shift === 'super') wrapContent(element, 'sup')
  }
}

/** The declarations in an element's style. */
export const styleOf = (element: Element): Map<string, string> =>
  new Map(
    (element.getAttribute('data-style') ?? '').split(';').map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const
    }),
  )

/** Headings are bold anyway; in a block, only its lines are formatted. */
const notFormatted = 'h1, h2, h3, h4, h5, h6, th, pre'

function wrapContent(element: Element, name: string) {
  if (element.querySelector('p, div, ul, ol, table, blockquote')) return
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes)
}
