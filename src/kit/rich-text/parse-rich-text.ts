import { parseHtml } from '~/lib/parse-html.ts'
import { sanitize } from './sanitize.ts'

/** A heading in rich text, for its table of contents. */
export type RichTextHeading = { id: string; level: 2 | 3 | 4; text: string }

/** Sanitized rich text. */
export type RichTextContent = {
  body: HTMLElement
  headings: RichTextHeading[]
  /** The ids of the headings, since stored content has none. */
  ids: ReadonlyMap<Element, string>
}

/** Sanitizes and parses HTML in a document that loads nothing. */
export function parseRichText(html: string): RichTextContent {
  const { body } = parseHtml(sanitize(html))
  const headings: RichTextHeading[] = []
  const ids = new Map<Element, string>()
  for (const element of body.querySelectorAll('h2, h3, h4')) {
    const text = element.textContent.trim()
    if (text === '') continue
    const id = idFor(text, new Set(ids.values()))
    ids.set(element, id)
    headings.push({ id, level: Number(element.localName.slice(1)) as 2 | 3 | 4, text })
  }
  return { body, headings, ids }
}

/** The id of a heading. Its prefix keeps it distinct from other ids on the page. */
const idOf = (text: string) =>
  `section-${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}`

/** The id of the heading that an anchor names, by its id or its words. */
export const headingAt = (anchor: string, ids: readonly string[]): string | undefined =>
  [anchor, idOf(anchor)].find((id) => ids.includes(id))

function idFor(text: string, taken: ReadonlySet<string>): string {
  const id = idOf(text)
  let number = 2
  if (!taken.has(id)) return id
  while (taken.has(`${id}-${number}`)) number += 1
  return `${id}-${number}`
}
