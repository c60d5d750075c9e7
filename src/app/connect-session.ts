import type { QueryClient } from '@tanstack/react-query'
import { configureHttp, type HttpConfig } from '~/api/http.ts'
import type { QueryId } from '~/api/invalidation.ts'
import { finishRenewal, requestRenewal } from '~/session/renewal.ts'
import { isRenewed, ownToken, removeToken, tokenKey } from '~/session/token.ts'
import type { AppRouter } from './router.tsx'

// Typed out, because the generated key comes with the hooks, which sign-in does without.
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
      // The session was renewed meanwhile; after a sign-out nobody waits for this answer any more, and least of all
      // under the name of somebody else.
      if (ownToken() !== sentToken) return Promise.resolve(isRenewed(sentToken))
      if (queryClient.getQueryData(profileKey)) return requestRenewal()
      removeToken()
      void router.invalidate()
      return Promise.resolve(false)
    },
  })
}

/** Follows what other tabs do: a sign-out there is one here, and a sign-in there ends the waiting here. */
export function followOtherTabs(queryClient: QueryClient, router: AppRouter) {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Clearing the whole storage comes as one event without a key.
    if (key !== null && key !== tokenKey) return
    if (newValue === null) {
      finishRenewal(false)
      void router.invalidate()
    } else if (queryClient.getQueryData(profileKey)) {
      // Perhaps somebody else's: what this tab shows, and would send, belongs to the person before.
      void import('~/session/take-token.ts')
        .then(({ takeToken }) => takeToken(queryClient, newValue))
        // Whose it is cannot be told: this tab goes on with its own.
        .catch(() => {})
    }
  })
}
