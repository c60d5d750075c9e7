/** Moves the focus to the heading of the screen, or to the one given, without scrolling. */
export function focusHeading(heading = document.querySelector<HTMLElement>('main h1')) {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
