import type { QueryClient } from '@tanstack/react-query'
import { configureHttp, type HttpConfig } from '~/api/http.ts'
import type { QueryId } from '~/api/invalidation.ts'
import { finishRenewal, requestRenewal } from '~/session/renewal.ts'
import { isRenewed, ownToken, removeToken, tokenKey } from '~/session/token.ts'
import type { AppRouter } from './router.tsx'

// Written out, because importing the generated key would load the hooks, which sign-in does not need.
const profileKey = ['getMe'] satisfies [QueryId]

type Connection = Omit<HttpConfig, 'token' | 'onUnauthorized'> & {
  queryClient: QueryClient
  router: AppRouter
}

/** Hands the session to the client: which token it sends, and what happens when the server refuses it. */
export function connectSession({ queryClient, router, ...config }: Connection) {
  configureHttp({
    ...config,
    token: ownToken,
    onUnauthorized: (_error, sentToken) => {
      // The session was renewed meanwhile. After a sign-out nobody needs this answer, and it must not be sent again as
      // somebody else.
      if (ownToken() !== sentToken) return Promise.resolve(isRenewed(sentToken))
      if (queryClient.getQueryData(profileKey)) return requestRenewal()
      removeToken()
      void router.invalidate()
      return Promise.resolve(false)
    },
  })
}

/** Follows other tabs: a sign-out there signs out here, and a sign-in there releases waiting calls here. */
export function followOtherTabs(queryClient: QueryClient, router: AppRouter) {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Clearing the whole storage comes as one event without a key.
    if (key !== null && key !== tokenKey) return
    if (newValue === null) {
      finishRenewal(false)
      void router.invalidate()
    } else if (queryClient.getQueryData(profileKey)) {
      // The token may be somebody else's, while what this tab shows and would send belongs to the earlier user.
      void import('~/session/take-token.ts')
        .then(({ takeToken }) => takeToken(queryClient, newValue))
        // The owner cannot be determined, so this tab keeps its own token.
        .catch(() => {})
    }
  })
}
