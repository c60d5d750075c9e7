import { foldText } from '~/lib/fold-text.ts'

/** A piece of a text, with what was searched for marked. */
export type Passage = readonly { text: string; isMatch: boolean }[]

/** The most characters before the first match, and in all. */
const [lead, length] = [40, 160]

/** The piece of a text that has the most of the words, as `wordsOf` returns them; undefined if it has none. */
export function passageOf(text: string, words: readonly string[]): Passage | undefined {
  const { folded, places } = foldedText(text)
  const matches = words
    .flatMap((word) => placesOf(folded, word))
    .map(({ word, from, to }) => ({ word, from: places[from]!, to: endOf(text, places[to - 1]!) }))
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

/** The text as it is searched, and where each of its characters stands in the original. */
function foldedText(text: string) {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    // A space would be trimmed.
    const each = character === ' ' ? ' ' : foldText(character)
    folded += each
    for (let count = 0; count < each.length; count += 1) places.push(at)
    at += character.length
  }
  return { folded, places }
}

function placesOf(folded: string, word: string) {
  const found: { word: string; from: number; to: number }[] = []
  for (
    let from = folded.indexOf(word);
    from >= 0;
    from = folded.indexOf(word, from + word.length)
  ) {
    found.push({ word, from, to: from + word.length })
  }
  return found
}

const endOf = (text: string, at: number) => at + (text.codePointAt(at)! > 0xffff ? 2 : 1)

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
