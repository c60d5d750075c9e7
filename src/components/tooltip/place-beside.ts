const gap = 6
const margin = 8

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

/**
 * Where something goes that belongs to an anchor: centred below it, above it where there is no room below, and always
 * within the window. All in CSS pixels of the window.
 */
export function placeOf(anchor: Box, size: Size, screen: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - gap - size.height
  const fits = below + size.height + margin <= screen.height
  const middle = anchor.left + anchor.width / 2 - size.width / 2
  return {
    left: Math.max(margin, Math.min(middle, screen.width - size.width - margin)),
    top: fits || above < margin ? below : above,
  }
}

/** Moves an element of fixed position beside another one. */
export function placeBeside(element: HTMLElement, anchor: Element) {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const place = placeOf(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
    width,
    height,
  })
  element.style.left = `${place.left}px`
  element.style.top = `${place.top}px`
}
