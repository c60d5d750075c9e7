const seen = new Set<string>()

/**
 * The elements with text whose colors no earlier story has shown: no other has the same classes and states all the way up.
 * `remember` is called once they have passed the check.
 */
export function unseenTexts(): { elements: Element[]; remember: () => void } {
  const byLook = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!showsText(element)) continue
    const look = lookOf(element)
    // The first is the likeliest to be in sight.
    if (!seen.has(look) && !byLook.has(look)) byLook.set(look, element)
  }
  return {
    elements: [...byLook.values()],
    remember: () => byLook.forEach((_, look) => seen.add(look)),
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
