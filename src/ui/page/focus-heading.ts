/** Focuses the screen's heading, or the given one, without scrolling. */
export function focusHeading(heading = document.querySelector<HTMLElement>('main h1')) {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
