import { useState, type RefCallback, type RefObject } from 'react'
import { settleTime } from '~/ui/press/settle-time.ts'
import { createFocusKeeper } from './keep-focus.ts'

/**
 * Whether a press beside an element was meant for it: the element has just appeared or changed its size, or it took a press
 * just before, such as the first one of a double click. Neither that press nor a change of its content takes the focus away.
 *
 * @returns The ref of the element (`watch`), which also sets `element`; what to call for a press on it; and whether that is so now.
 */
export function useSettled(element: RefObject<HTMLElement | null>) {
  const [settled] = useState(() => {
    let changedAt = -Infinity
    const keepFocus = createFocusKeeper()
    const notePress = () => {
      changedAt = performance.now()
    }
    const watch: RefCallback<HTMLElement> = (each) => {
      element.current = each
      if (!each) return
      const observer = new ResizeObserver(notePress)
      observer.observe(each)
      const stopKeeping = keepFocus(each)
      return () => {
        stopKeeping()
        observer.disconnect()
        element.current = null
      }
    }
    return { watch, notePress, isSettling: () => performance.now() - changedAt < settleTime }
  })
  return settled
}
