// Runs in the pages of a build that marks its texts; see marks.ts.
import type { Box, Fault, Place } from './marks.ts'

type Part = { id: string; from: number; to: number }
type Unmarked = { plain: string; parts: Part[] }

/** What was in the marks that were taken away. React writes a text again only when it changes. */
const known = new WeakMap<Text, Unmarked>()
/** What should stand on one line. */
const oneLine = 'button:not([data-sort]), [role=tab], th:not(.wp-table th), .badge, .button'

Object.assign(globalThis, { findTexts })

/** The texts of the page with their places. Takes the marks away: they could change how lines break. */
function findTexts(): Place[] {
  const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  const places: Place[] = []
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text
    if (node.parentElement && !node.parentElement.closest('script, style')) unmarkNode(node)
  }
  for (const element of document.querySelectorAll('*')) places.push(...attributePlaces(element))
  nodes.currentNode = document.documentElement
  while (nodes.nextNode()) places.push(...nodePlaces(nodes.currentNode as Text))
  return places
}

function unmarkNode(node: Text) {
  const found = unmark(node.data)
  if (found.plain !== node.data) {
    node.data = found.plain
    known.set(node, found)
  }
}

/** Names and descriptions that are not drawn. */
function attributePlaces(element: Element): Place[] {
  return [...element.attributes].flatMap((attribute) => {
    const { plain, parts } = unmark(attribute.value)
    if (parts.length === 0) return []
    attribute.value = plain
    const drawn = attribute.name === 'placeholder' && !isHidden(element)
    const boxes = drawn ? [boxOf(element.getBoundingClientRect())] : []
    return parts.map(({ id, from, to }) => ({ id, text: plain.slice(from, to), boxes, faults: [] }))
  })
}

function nodePlaces(node: Text): Place[] {
  const { plain, parts } = known.get(node) ?? { plain: '', parts: [] }
  const parent = node.parentElement
  if (!parent || node.data !== plain) return []
  return parts.map(({ id, from, to }) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    const rects = isHidden(parent)
      ? []
      : [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const text = plain.slice(from, to)
    return { id, text, boxes: rects.map(boxOf), faults: faultsOf(parent, rects) }
  })
}

function faultsOf(parent: Element, rects: DOMRect[]): Fault[] {
  if (rects.length === 0) return []
  if (isCutOff(parent, rects)) return ['is cut off']
  const line = parent.closest(oneLine)
  if (!line) return []
  const own = line.getBoundingClientRect()
  const sticksOut = rects.some(({ left, right }) => left < own.left - 1 || right > own.right + 1)
  // A sentence has several lines.
  const isWord = !/[.!?؟]$/.test(line.textContent.trim())
  const wraps = rects.some((rect, index) => index > 0 && rect.top > rects[index - 1]!.bottom - 4)
  return [
    ...(isWord && wraps ? ['wraps' as const] : []),
    ...(sticksOut ? ['sticks out' as const] : []),
  ]
}

/** Whether an ancestor hides a part of a text, and cannot be scrolled to it. */
function isCutOff(element: Element | null, rects: DOMRect[]): boolean {
  if (!element || element === document.body) return false
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
  if (/auto|scroll/.test(overflowX + overflowY)) return false
  const box = element.getBoundingClientRect()
  const hides = (overflow: string) => /hidden|clip/.test(overflow)
  const isCut =
    (hides(overflowX) &&
      (rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1) ||
        (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1))) ||
    (hides(overflowY) &&
      rects.some(({ top, bottom }) => top < box.top - 4 || bottom > box.bottom + 4))
  return isCut || isCutOff(element.parentElement, rects)
}

/** Whether an element is not drawn, or only for screen readers: they get it in a box of a pixel, or cut to nothing. */
function isHidden(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
  if (element.closest('option, title')) return true
  const isTiny = (each: Element | null, up = 0): boolean => {
    if (!each || up > 4) return false
    const { width, height } = each.getBoundingClientRect()
    const isCut = getComputedStyle(each).clip.startsWith('rect(0')
    return isCut || (width <= 1 && height <= 1) || isTiny(each.parentElement, up + 1)
  }
  return isTiny(element)
}

const boxOf = ({ x, y, width, height }: DOMRect): Box => ({
  x: x + scrollX,
  y: y + scrollY,
  width,
  height,
})

/** A text without its marks, and the parts that they enclosed. */
function unmark(marked: string): Unmarked {
  const [parts, open]: Part[][] = [[], []]
  let plain = ''
  for (const letter of marked) {
    const code = letter.codePointAt(0) ?? 0
    if (code === 0xe_00_01) open!.push({ id: '', from: plain.length, to: 0 })
    else if (code === 0xe_00_7f) close()
    else if (code > 0xe_00_00 && code < 0xe_00_7f && open!.length > 0) {
      open!.at(-1)!.id += String.fromCodePoint(code - 0xe_00_00)
    } else plain += letter
  }
  // A text with a link in it ends in another node.
  while (open!.length > 0) close()
  return { plain, parts: parts! }

  function close() {
    const part = open!.pop()
    if (part) parts!.push({ ...part, to: plain.length })
  }
}
