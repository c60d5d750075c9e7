import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { getGetMeQueryOptions } from '~/api/generated/endpoints/me/me.ts'
import { removeToken, storedToken } from '~/session/token.ts'
import { AppFrame, loadFrame } from '~/shell/app-frame.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ context, location, matches }) => {
    if (matches.at(-1)?.staticData.public) return
    if (storedToken() === null) {
      removeToken()
      throw redirect({ to: '/signin', search: { redirect: location.href } })
    }
    // Not awaited: the page's own calls start beside it.
    void context.queryClient.prefetchQuery(getGetMeQueryOptions())
    void loadFrame()
  },
  component: AppFrame,
})
