import { useMatch, useRouter } from '@tanstack/react-router'

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

const withoutEndSlash = (path: string) => path.replace(/\/$/, '')
