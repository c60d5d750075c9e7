import { useState, type RefCallback, type RefObject } from 'react'

/** How long what has just appeared, or moved, takes no press that was meant for what was there before, in milliseconds. */
const settling = 500

/**
 * Whether a press beside an element was meant for it: the element has just appeared or changed its size, or it took a press
 * just before, such as the first one of a double click.
 *
 * @returns The ref of the element (`watch`), which also sets `element`; what to call for a press on it; and whether that is so now.
 */
export function useSettled(element: RefObject<HTMLElement | null>) {
  const [settled] = useState(() => {
    let changedAt = -Infinity
    const note = () => {
      changedAt = performance.now()
    }
    const watch: RefCallback<HTMLElement> = (each) => {
      element.current = each
      if (!each) return
      const observer = new ResizeObserver(note)
      observer.observe(each)
      return () => {
        observer.disconnect()
        element.current = null
      }
    }
    return { watch, note, isSettling: () => performance.now() - changedAt < settling }
  })
  return settled
}
