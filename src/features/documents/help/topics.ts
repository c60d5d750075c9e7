import type { DocumentSummary } from '~/api/generated/model/index.ts'
import { foldText } from '~/lib/fold-text.ts'

/** Help documents by their sort order, those without one last, then by topic. */
export function inHelpOrder(
  documents: readonly DocumentSummary[],
  locale: string,
): DocumentSummary[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const place = ({ sortOrder }: DocumentSummary) => sortOrder ?? Infinity
  // Two without a place are equal, where a difference would be no number.
  return documents.toSorted((a, b) =>
    place(a) === place(b) ? compare(a.topic, b.topic) : place(a) - place(b),
  )
}

/** Those with each word of a text in their topic. */
export function withWords(documents: readonly DocumentSummary[], text: string): DocumentSummary[] {
  const words = foldText(text).split(/\s+/)
  return documents.filter(({ topic }) => {
    const folded = foldText(topic)
    return words.every((word) => folded.includes(word))
  })
}
