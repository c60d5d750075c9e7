import type { DocumentSummary } from '~/api/generated/model/index.ts'
import { foldText } from '~/lib/fold-text.ts'

/** Sorts help documents by sort order, those without one last, then by topic. */
export function inHelpOrder(
  documents: readonly DocumentSummary[],
  locale: string,
): DocumentSummary[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const place = ({ sortOrder }: DocumentSummary) => sortOrder ?? Infinity
  // Without this, the difference of two infinite positions would be NaN.
  return documents.toSorted((a, b) =>
    place(a) === place(b) ? compare(a.topic, b.topic) : place(a) - place(b),
  )
}

/** The documents whose topic contains every word of a text. */
export function withWords(documents: readonly DocumentSummary[], text: string): DocumentSummary[] {
  const words = foldText(text).split(/\s+/)
  return documents.filter(({ topic }) => {
    const folded = foldText(topic)
    return words.every((word) => folded.includes(word))
  })
}
