import { parseRichText } from '~/kit/rich-text/parse-rich-text.ts'
import { parseHtml } from '~/lib/parse-html.ts'
import { quietHtml } from '~/lib/quiet-html.ts'

/** A link or an image, with its address as it is stored. */
export type Reference = { address: string; text: string }

/** A document's text, and what is searched and checked of it. */
export type DocumentText = {
  text: string
  /** The ids of its headings. */
  headings: readonly string[]
  links: readonly Reference[]
  images: readonly Reference[]
  /** When its reading began, by `performance.now()`. */
  readAt: number
}

/** Takes from the HTML of a document what is searched and checked. */
export function documentText(html: string, readAt: number): DocumentText {
  const { body, headings } = parseRichText(html)
  // With the addresses that are not allowed, which readers get without.
  const stored = parseHtml(quietHtml(html)).body
  return {
    text: plainText(body),
    headings: headings.map(({ id }) => id),
    links: references(stored, 'a[href]', 'href', plainText),
    images: references(stored, 'img[src]', 'src', (image) => image.getAttribute('alt') ?? ''),
    readAt,
  }
}

const references = (
  body: Element,
  selector: string,
  attribute: string,
  textOf: (element: Element) => string,
): Reference[] =>
  [...body.querySelectorAll(selector)].map((element) => ({
    address: element.getAttribute(attribute)?.trim() ?? '',
    text: textOf(element),
  }))

/** The text of an element, with a space where its readers see a line end. */
const plainText = (element: Element) => joined(element).replaceAll(/\s+/g, ' ').trim()

const joined = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeValue ?? ''
  const text = [...node.childNodes].map(joined).join('')
  return inline.has(node.localName) ? text : ` ${text} `
}

const inline = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'b', 'i', 'span'])
