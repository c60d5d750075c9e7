const seen = new Set<string>()

/** The elements whose colors no earlier story has shown: no other has the same classes and states all the way up. */
export function unseenElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) => {
    const look = lookOf(element)
    return !seen.has(look) && seen.add(look)
  })
}

function lookOf(element: Element): string {
  const chain: string[] = []
  for (let each: Element | null = element; each; each = each.parentElement) {
    chain.push(each.tagName, ...[...each.attributes].filter(isLook).map(({ value }) => value))
  }
  return chain.join(' ')
}

/** Styles follow classes, states and, seldom, an element's own style. */
const isLook = ({ name }: Attr) =>
  /^(?:class|style|disabled|open|hidden|type|role)$/.test(name) ||
  /^(?:data|aria)-(?!label|described|controls|owns|activedescendant|key|index|focus|testid)/.test(
    name,
  )
