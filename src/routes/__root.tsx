import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { redirectFor } from '~/session/guard.ts'
import { ownToken } from '~/session/token.ts'
import { AppFrame } from '~/shell/app-frame.tsx'
import { BareRouteError } from '~/shell/route-error.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ context, location, matches, preload }) => {
    if (matches.at(-1)?.staticData.public) return
    if (ownToken() === null) throw redirect({ to: '/signin', search: { redirect: location.href } })
    const elsewhere = redirectFor(location.pathname, preload)
    if (elsewhere !== undefined) throw redirect({ href: elsewhere, replace: true })
    // Not awaited: the page's own calls start beside it.
    void import('~/session/profile.ts')
      .then(({ prefetchProfile }) => prefetchProfile(context.queryClient))
      // The frame asks again.
      .catch(() => {})
  },
  component: AppFrame,
  errorComponent: BareRouteError,
})
