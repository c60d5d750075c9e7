import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ListState } from './use-list-state.ts'

/** Scrolls to the first row once other rows are shown than before, but not when the same ones are updated. */
export function useStartAtTop(
  frame: RefObject<HTMLElement | null>,
  list: ListState,
  isOld: boolean,
) {
  const { page, size, sort, search, filters } = list
  const shown = JSON.stringify([page, size, sort, search, filters])
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (isOld || before.current === shown) return
    before.current = shown
    // Any scrolling, even to where it is, lays out the new rows too early.
    if (frame.current?.hasAttribute('data-below')) frame.current.scrollTo({ top: 0 })
  }, [frame, shown, isOld])
}
