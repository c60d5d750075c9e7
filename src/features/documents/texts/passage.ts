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
  const wordsFrom = (start: number) =>
    new Set(
      matches
        .filter(({ from, to }) => from >= start && to <= start + length - lead)
        .map(({ word }) => word),
    ).size
  let best = matches[0]
  if (!best) return undefined
  for (const each of matches) if (wordsFrom(each.from) > wordsFrom(best.from)) best = each
  const start = wordStart(text, best.from - lead)
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
