import type { Element } from '../texts.ts'

// A build for translators puts a mark around each text, so that a page can be asked which text stands where. The mark is the
// text's id in characters that are never drawn: those of Unicode's block of tags.

const [begin, end, shift] = [0xe_00_01, 0xe_00_7f, 0xe_00_00]

/** Whether this build marks its texts. Such a build is not for users. */
export const marksTexts = () => process.env['WAYPOST_MARK_TEXTS'] === '1'

/** Compiled messages with the mark of each around it. */
export function markTexts(compiled: string): string {
  const messages = JSON.parse(compiled) as Record<string, Element[]>
  const marked = Object.entries(messages).map(([id, elements]) => [
    id,
    [{ type: 0, value: markOf(id) }, ...elements, { type: 0, value: String.fromCodePoint(end) }],
  ])
  return JSON.stringify(Object.fromEntries(marked))
}

const markOf = (id: string) =>
  String.fromCodePoint(begin, ...Array.from(id, (letter) => shift + letter.charCodeAt(0)))

export type Box = { x: number; y: number; width: number; height: number }

/** Where a text of the catalogs stands on a page. */
export type Place = {
  id: string
  /** What it says there, with its values. */
  text: string
  /** Its lines, in CSS pixels of the page. None if it is not drawn: it is read aloud, or is in a closed list. */
  boxes: Box[]
  /** What is wrong with its room. */
  faults: Fault[]
}

/** What should have one line has several; a part cannot be seen; it stands out of its button or tab. */
export type Fault = 'wraps' | 'is cut off' | 'sticks out'
