import { findInText } from '~/lib/find-in-text.ts'

/** A piece of a text, with what was searched for marked. */
export type Passage = readonly { text: string; isMatch: boolean }[]

/** The most characters before the first match, and in all. */
const [lead, length] = [40, 160]

/** The piece of a text that has the most of the words, as `wordsOf` returns them; undefined if it has none. */
export function passageOf(text: string, words: readonly string[]): Passage | undefined {
  const matches = words
    .flatMap((word) => findInText(text, { text: word }).map((range) => ({ word, ...range })))
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const best = densest(matches)
  if (best === undefined) return undefined
  const start = wordStart(text, best - lead)
  const end = wordEnd(text, start + length)
  const parts: { text: string; isMatch: boolean }[] = []
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') parts.push({ text: piece, isMatch })
  }
  let at = start
  add(start > 0 ? '…' : '', false)
  for (const { from, to } of matches) {
    if (from < at || to > end) continue
    add(text.slice(at, from), false)
    add(text.slice(from, to), true)
    at = to
  }
  add(text.slice(at, end) + (end < text.length ? '…' : ''), false)
  return parts
}

/** Where the piece with the most different words begins. */
function densest(matches: readonly { word: string; from: number }[]): number | undefined {
  const counts = new Map<string, number>()
  let [most, best, next]: [number, number | undefined, number] = [0, undefined, 0]
  for (const { word, from } of matches) {
    for (; next < matches.length && matches[next]!.from < from + length - lead; next += 1) {
      const added = matches[next]!.word
      counts.set(added, (counts.get(added) ?? 0) + 1)
    }
    if (counts.size > most) [most, best] = [counts.size, from]
    const left = counts.get(word)! - 1
    if (left > 0) counts.set(word, left)
    else counts.delete(word)
  }
  return best
}

function wordStart(text: string, from: number) {
  if (from <= 0) return 0
  const space = text.indexOf(' ', from)
  return space < 0 || space > from + lead ? from : space + 1
}

function wordEnd(text: string, to: number) {
  if (to >= text.length) return text.length
  const space = text.lastIndexOf(' ', to)
  return space < to - lead ? to : space
}
