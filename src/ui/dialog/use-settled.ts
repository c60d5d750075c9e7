import { useState, type RefCallback, type RefObject } from 'react'
import { settleTime } from '~/ui/press/settle-time.ts'

/**
 * Whether a press beside an element was meant for it: the element has just appeared or changed its size, or it took a press
 * just before, such as the first one of a double click. A press beside it does not take the focus away.
 *
 * @returns The ref of the element (`watch`), which also sets `element`; what to call for a press on it; and whether that is so now.
 */
export function useSettled(element: RefObject<HTMLElement | null>) {
  const [settled] = useState(() => {
    let changedAt = -Infinity
    const notePress = () => {
      changedAt = performance.now()
    }
    const watch: RefCallback<HTMLElement> = (each) => {
      element.current = each
      if (!each) return
      const observer = new ResizeObserver(notePress)
      observer.observe(each)
      const until = new AbortController()
      // The library keeps the focus too, but not yet from the second press of a double click.
      const keepFocus = (event: MouseEvent) => {
        if (event.target === document.documentElement) event.preventDefault()
      }
      document.addEventListener('mousedown', keepFocus, { signal: until.signal })
      return () => {
        until.abort()
        observer.disconnect()
        element.current = null
      }
    }
    return { watch, notePress, isSettling: () => performance.now() - changedAt < settleTime }
  })
  return settled
}
