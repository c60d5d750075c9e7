import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { openingView } from '~/lib/opening-view.ts'
import { redirectFor } from '~/session/guard.ts'
import { ownToken } from '~/session/token.ts'
import { AppFrame } from '~/shell/app-frame.tsx'
import { BareRouteError } from '~/shell/route-error.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ context, location, matches, preload }) => {
    const match = matches.at(-1)
    if (match?.staticData.public) return
    if (ownToken() === null) throw redirect({ to: '/signin', search: { redirect: location.href } })
    const elsewhere = redirectFor(location.pathname, preload)
    if (elsewhere !== undefined) throw redirect({ href: elsewhere, replace: true })
    // A list that is open already answers itself when its address comes to ask for nothing.
    if (match?.cause !== 'stay' && location.href === location.pathname) {
      const view = openingView(location.pathname)
      if (view?.startsWith(`${location.pathname}?`)) throw redirect({ href: view, replace: true })
    }
    // Not awaited: the page's own calls start beside it.
    void import('~/session/profile.ts')
      .then(({ prefetchProfile }) => prefetchProfile(context.queryClient))
      // The frame asks again.
      .catch(() => {})
  },
  // A loader may wait for the frame, which is not drawn while the root itself is shown as pending.
  pendingMs: Infinity,
  component: AppFrame,
  errorComponent: BareRouteError,
})
