/**
 * An element for each combination of text and background on the page: of elements that only repeat another one's classes and
 * colors all the way up, as the cells of a column do, it returns the first. Checking the contrast of every cell takes most of the
 * time of an axe check. Has to work on its own: its source runs in the page.
 */
export function textsOfEachColor(): Element[] {
  const around = new Map<Element, string>()
  // axe skips the names of disabled controls, whatever their colors.
  const disabled = [...document.querySelectorAll(':disabled, [aria-disabled=true], [inert]')]
  const skipped = new Set<Element | null>(
    disabled.flatMap((each) => [
      each,
      ...((each as HTMLInputElement).labels ?? []),
      ...(each.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)),
    ]),
  )

  function lookOf(element: Element | null): string {
    if (!element) return ''
    const known = around.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    // What is taken out of the flow may lie over anything, or be hidden by its clip.
    const isApart = ['absolute', 'fixed'].includes(style.position)
    const look = [
      lookOf(element.parentElement),
      element.tagName,
      element.getAttribute('class'),
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      skipped.has(element) ? 'skipped' : '',
      isApart ? around.size : '',
    ].join('|')
    around.set(element, look)
    return look
  }

  const found = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent!.trim())
      .join('')
    const isField = element.matches('input, select, textarea, iframe')
    if ((text === '' && !isField) || !element.checkVisibility({ visibilityProperty: true }))
      continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    // axe does not judge a single character.
    const length = Math.min(text.length, 2)
    const look = [lookOf(element), color, fontSize, fontWeight, textShadow, length].join('|')
    if (!found.has(look)) found.set(look, element)
  }
  return [...found.values()]
}
