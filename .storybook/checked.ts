const passed = new Set<string>()

/**
 * The parts of the page that axe need not check again: rows, items and the parts of menus and headers, if an earlier story
 * has shown the same at the same place, or if it stands there twice. Only their texts and names may differ. `remember` is
 * called once the rest has passed.
 */
export function checkedParts(): { checked: Element[]; remember: () => void } {
  const shown = new Set<string>()
  const checked: Element[] = []
  const visit = (element: Element, place: string) => {
    const here = `${place} ${ownLook(element)}`
    if (element.matches(parts)) {
      const key = `${here} ${structureOf(element)}`
      if (passed.has(key) || shown.has(key)) {
        checked.push(element)
        return
      }
      shown.add(key)
    }
    for (const child of element.children) visit(child, here)
  }
  // The width decides what is hidden and what scrolls.
  visit(document.documentElement, String(innerWidth))
  return { checked, remember: () => shown.forEach((key) => passed.add(key)) }
}

/** What axe judges without the rest of the page. Landmarks themselves are compared with each other. */
const parts = 'tr, li, nav > *, header > *'

function structureOf(element: Element): string {
  const children = [...element.childNodes].map((node) => {
    if (node instanceof Element) return `${ownLook(node)}${structureOf(node)}`
    return node.textContent?.trim() ? '-' : ''
  })
  return `(${children.join(' ')})`
}

const ownLook = (element: Element) =>
  [element.tagName, ...[...element.attributes].map(written)].join(' ')

/** Of a name, it matters whether there is one; of a reference, whether it leads somewhere. */
function written({ name, value }: Attr): string {
  if (references.test(name)) {
    return `${name}=${value.split(' ').every((id) => document.getElementById(id))}`
  }
  return `${name}=${names.test(name) ? value.trim() !== '' : value}`
}

const references =
  /^(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant|details))$/
const names =
  /^(?:id|name|href|src|title|alt|value|placeholder|datetime|aria-label|data-(?:index|key|value|ownedby))$/
