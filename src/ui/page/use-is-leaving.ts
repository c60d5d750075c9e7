import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Returns a function that says whether the router is navigating to another page. Automatic changes of the address must be
 * dropped then, because they would cancel that navigation.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  const page = useMatch({
    strict: false,
    shouldThrow: false,
    select: ({ pathname }) => withoutEndSlash(pathname),
  })
  return () => page !== undefined && page !== withoutEndSlash(router.latestLocation.pathname)
}

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

const withoutEndSlash = (path: string) => path.replace(/\/$/, '')
