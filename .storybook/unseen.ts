const seen = new Set<string>()

/**
 * The elements whose colors no earlier story has shown: no other has the same classes and states all the way up.
 * `remember` is called once they have passed the check.
 */
export function unseenElements(): { elements: Element[]; remember: () => void } {
  const byLook = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    const look = lookOf(element)
    if (!seen.has(look)) byLook.set(look, element)
  }
  return {
    elements: [...byLook.values()],
    remember: () => byLook.forEach((_, look) => seen.add(look)),
  }
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
