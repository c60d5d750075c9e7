/** The heading of the screen shown; null before it can be seen. */
export function screenHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  return heading?.checkVisibility() ? heading : null
}

/** Moves the focus to a heading, without scrolling. */
export function focusHeading(heading = screenHeading()) {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
