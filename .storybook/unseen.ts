const seenLooks = new Set<string>()

/**
 * The elements with text whose look no earlier story has shown: no other has the same classes and states all the way up.
 * `remember` is called once they have passed the check.
 */
export function unseenTexts(): { elements: Element[]; remember: () => void } {
  const texts = [...document.body.querySelectorAll('*')].filter(showsText)
  return unseen(texts, lookOf, seenLooks)
}

const seenColors = { light: new Set<string>(), dark: new Set<string>() }

/** Those of them whose colors no earlier story has shown in the theme, whatever their classes are. */
export const unseenColors = (elements: readonly Element[], theme: keyof typeof seenColors) =>
  unseen(elements, colorsOf, seenColors[theme])

function unseen(elements: readonly Element[], keyOf: (each: Element) => string, seen: Set<string>) {
  const byKey = new Map<string, Element>()
  for (const element of elements) {
    const key = keyOf(element)
    // The first is the likeliest to be in sight.
    if (!seen.has(key) && !byKey.has(key)) byKey.set(key, element)
  }
  return {
    elements: [...byKey.values()],
    remember: () => byKey.forEach((_, key) => seen.add(key)),
  }
}

/** axe judges the contrast of text and of fields only, and of no single character. */
function showsText(element: Element): boolean {
  const isField = element.matches('input, select, textarea')
  const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const length = text.map((node) => node.textContent!.trim()).join('').length
  return (isField || length > 1) && element.checkVisibility({ visibilityProperty: true })
}

function lookOf(element: Element): string {
  const chain: string[] = []
  for (let each: Element | null = element; each; each = each.parentElement) {
    chain.push(each.tagName, ...[...each.attributes].filter(isLook).map(({ value }) => value))
  }
  return chain.join(' ')
}

const states = /^(?:class|style|disabled|open|hidden|type|role)$/
const names = /^(?:data|aria)-(?:label|described|controls|owns|active|key|index|testid)/

/** Styles follow classes, states and, seldom, an element's own style; not names and references. */
const isLook = ({ name }: Attr) =>
  states.test(name) || (/^(?:data|aria)-/.test(name) && !names.test(name))

/** What the contrast of a text depends on. What lies over it by a transform or a negative margin is not seen. */
function colorsOf(element: Element): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
  const parts = [color, fontSize, fontWeight, textShadow]
  let isOnOpaque = false
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(each)
    if (opacity !== '1' || filter !== 'none') parts.push(opacity, filter)
    // axe skips what is disabled.
    if (each.matches(disabled)) parts.push('disabled')
    // axe leaves open what a drawn part lies under.
    if (['::before', '::after'].some((part) => isOver(each, part))) parts.push(lookOf(each))
    if (isOnOpaque) continue
    parts.push(backgroundColor, backgroundImage)
    isOnOpaque = backgroundColor.startsWith('rgb(') && backgroundImage === 'none'
    // It may lie over anything.
    if (!isOnOpaque && /^(?:absolute|fixed|sticky)$/.test(position)) parts.push(lookOf(each))
  }
  if (element.closest('label')?.control?.matches(disabled)) parts.push('label')
  // axe also skips what is cut off.
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  if (!element.contains(top)) parts.push('out of sight', lookOf(element))
  return parts.join(' ')
}

const disabled = ':disabled, [aria-disabled=true], [inert]'

function isOver(element: Element, part: string) {
  const { content, position } = getComputedStyle(element, part)
  return content !== 'none' && content !== 'normal' && position === 'absolute'
}
