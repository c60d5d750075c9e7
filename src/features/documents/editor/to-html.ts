import { DOMSerializer, type DOMOutputSpec, type Node, type Schema } from '@tiptap/pm/model'
import { fragmentOf } from '~/lib/fragment-of.ts'

/** Serializes to the stored form, where the editor renders something else. */
export const serializerOf = (schema: Schema) =>
  new DOMSerializer(
    { ...DOMSerializer.nodesFromSchema(schema), image: asImage, video: asVideo },
    DOMSerializer.marksFromSchema(schema),
  )

const asImage = ({ attrs }: Node): DOMOutputSpec => ['img', attrs]
const asVideo = ({ attrs }: Node): DOMOutputSpec => ['video', { ...attrs, controls: 'true' }]

/**
 * The HTML of a document as stored: without the paragraphs that the editor needs in list items, cells and figures, with the
 * header rows of a table in a `thead`, and empty for an empty document.
 */
export function toHtml(doc: Node): string {
  const inert = document.implementation.createHTMLDocument('')
  const root = inert.createElement('div')
  serializerOf(doc.type.schema).serializeFragment(doc.content, { document: inert }, root)
  for (const holder of root.querySelectorAll('li, th, td, figcaption')) unwrapParagraph(holder)
  for (const line of root.querySelectorAll('figure > p')) {
    if (line.textContent === '') line.replaceWith(fragmentOf(line.childNodes))
  }
  for (const table of root.querySelectorAll('table')) moveHead(table)
  // The editor keeps an empty last line, so that users can type after a table.
  while (root.lastElementChild?.matches('p:empty')) root.lastElementChild.remove()
  return root.innerHTML
}

function unwrapParagraph(holder: Element) {
  const first = holder.firstElementChild
  const isAlone = holder.querySelectorAll(':scope > p').length === 1
  if (first?.localName === 'p' && isAlone) first.replaceWith(fragmentOf(first.childNodes))
}

function moveHead(table: HTMLTableElement) {
  const rows = [...table.rows]
  const isHeading = (row: HTMLTableRowElement) =>
    [...row.cells].every((cell) => cell.localName === 'th')
  const firstOfBody = rows.findIndex((row) => !isHeading(row))
  // A table with only header rows has no `thead`.
  if (firstOfBody > 0) table.createTHead().append(fragmentOf(rows.slice(0, firstOfBody)))
}
