/** What is looked for in a text. */
export type FindQuery = {
  text: string
  /** Whether case, accents and the marks above Arabic letters count. */
  exact?: boolean
  wholeWords?: boolean
}

/** Where a match begins and ends. */
export type Range = { from: number; to: number }

/** Finds a text in another. Matches do not overlap, and neither begin nor end between a letter and its accent. */
export function findInText(text: string, { text: wanted, exact, wholeWords }: FindQuery): Range[] {
  const fold = exact ? sameForm : foldSign
  const sought = folded(wanted, fold).text
  const { text: searched, places } = folded(text, fold)
  const isEdge = (at: number) =>
    places[at] !== places[at - 1] && !(exact && isMark.test(searched.slice(at, at + 2)))
  const found: Range[] = []
  if (sought === '') return found
  for (let at = searched.indexOf(sought); at >= 0;) {
    const end = at + sought.length
    const range = { from: places[at]!, to: places[end]! }
    const fits = isEdge(at) && isEdge(end) && (!wholeWords || isWhole(text, range))
    if (fits) found.push(range)
    at = searched.indexOf(sought, fits ? end : at + 1)
  }
  return found
}

type Fold = (sign: string) => string

/** The folded text, and where each of its code units begins in the original, with the end of that as the last one. */
function folded(text: string, fold: Fold) {
  const places: number[] = []
  let all = ''
  let at = 0
  for (const sign of text) {
    const each = fold(sign)
    for (let unit = 0; unit < each.length; unit += 1) places.push(at)
    all += each
    at += sign.length
  }
  return { text: all, places: [...places, text.length] }
}

/** Composed and decomposed letters are the same, and so are all spaces. */
const sameForm: Fold = (sign) =>
  (isPlain.test(sign) ? sign : sign.normalize('NFD')).replace(/\s/u, ' ')

/** As in the console's other searches, and without the stroke that lengthens Arabic words. Typed quotes find typographic ones. */
const foldSign: Fold = (sign) =>
  isPlain.test(sign)
    ? sameForm(sign.toLowerCase())
    : sameForm(sign)
        .replaceAll(/[\p{M}\u0640]/gu, '')
        .toLowerCase()
        .replace(/[‘’]/, "'")
        .replace(/[“”„]/, '"')

const isPlain = /^[\0-\x7f]*$/
const isMark = /^\p{M}/u

/** Whether a match goes on neither before nor after, as a word does. */
function isWhole(text: string, { from, to }: Range) {
  const inside = text.slice(from, to)
  const goesOnBefore = isWordStart.test(inside) && isWordEnd.test(text.slice(0, from))
  return !goesOnBefore && !(isWordEnd.test(inside) && isWordStart.test(text.slice(to)))
}

const isWordStart = /^[\p{L}\p{N}\p{M}_]/u
const isWordEnd = /[\p{L}\p{N}\p{M}_]$/u
