import { foldText } from './fold-text.ts'

/** A text prepared for `hasWord`. */
export type SearchedText = { folded: string; digits: string }

/** Fewer digits are only found where they stand together. */
const fewestDigits = 4

/** Removes accents and case, and for `digits` the separators of phone numbers. */
export function searchedText(text: string): SearchedText {
  const folded = /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : foldText(text)
  return { folded, digits: /\d[ ().-]/.test(folded) ? joinDigits(folded) : '' }
}

/** The words of a search, to be found in any order. */
export const wordsOf = (search: string): string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '')

export function hasWord({ folded, digits }: SearchedText, word: string): boolean {
  if (folded.includes(word)) return true
  if (!/^[\d+().-]+$/.test(word)) return false
  const wanted = word.replaceAll(/\D/g, '')
  const text = wanted.length < fewestDigits ? folded : digits || folded
  return wanted !== '' && text.includes(wanted)
}

/** Whether each word of a search is in one of the texts. */
export function hasWords(texts: readonly string[], search: string): boolean {
  const searched = texts.map(searchedText)
  return wordsOf(search).every((word) => searched.some((text) => hasWord(text, word)))
}

const joinDigits = (text: string) => text.replaceAll(/(?<=\d)[ ().-]+(?=\d)/g, '')
