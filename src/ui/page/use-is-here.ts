import { useEffect, useRef } from 'react'
import { useIsLeaving } from './use-is-leaving.ts'

/** Returns a function that says whether the part that calls it is still on screen. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}

/**
 * Returns a function that says whether the user is still at the part that calls it: it is on screen, and no other page is
 * opening. What an answer that may be late does to the address depends on it.
 */
export function useIsHere(): () => boolean {
  const isLeaving = useIsLeaving()
  const isMounted = useIsMounted()
  return () => isMounted() && !isLeaving()
}
