import { pageHeading } from './page-parts.ts'

/** Focuses the screen's heading, or the given one, without scrolling. */
export function focusHeading(heading = pageHeading()) {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
