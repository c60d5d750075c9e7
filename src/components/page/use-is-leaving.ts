import { useMatch, useRouter } from '@tanstack/react-router'

/**
 * Returns a function that says whether the router is on its way to another page. A change of the address that nobody asked
 * for has to be dropped then: it would replace the page that was chosen.
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
