import type { QueryClient } from '@tanstack/react-query'
import { configureHttp, type HttpConfig } from '~/api/http.ts'
import type { QueryId } from '~/api/invalidation.ts'
import { otherTabs } from '~/lib/other-tabs.ts'
import { second } from '~/lib/units.ts'
import { finishRenewal, requestRenewal } from '~/session/renewal.ts'
import { dropToken, isRenewed, ownToken, tokenKey } from '~/session/token.ts'
import type { AppRouter } from './router.tsx'

// Not imported, because the generated key would load the hooks, which sign-in does not need.
const profileKey = ['getMe'] satisfies [QueryId]

type Connection = Omit<HttpConfig, 'token' | 'onUnauthorized'> & {
  queryClient: QueryClient
  router: AppRouter
}

/** Connects the session to the client: which token to send, and what to do if the server refuses it. */
export function connectSession({ queryClient, router, ...config }: Connection) {
  configureHttp({
    ...config,
    token: ownToken,
    needsToken: true,
    onUnauthorized: (_error, sentToken) => {
      // The session was renewed in the meantime. After a sign-out nobody needs the response, and the call must not be
      // resent as another user.
      if (ownToken() !== sentToken) return Promise.resolve(isRenewed(sentToken))
      if (queryClient.getQueryData(profileKey)) return requestRenewal()
      dropToken()
      void router.invalidate()
      return Promise.resolve(false)
    },
  })
}

/**
 * Follows other tabs: a sign-out there signs out here, a sign-in there releases waiting calls here, and what is changed there
 * is read again here.
 */
export function followOtherTabs(queryClient: QueryClient, router: AppRouter) {
  followChanges(queryClient)
  window.addEventListener('storage', ({ key, newValue }) => {
    // Clearing the whole storage fires one event without a key.
    if (key !== null && key !== tokenKey) return
    if (newValue === null) {
      // The server has refused it there. Here, somebody may sign in again.
      if (ownToken() !== null) return
      // The other tab has removed the drafts; this one must not store its own again, and work in progress must stop.
      const ended = key === null ? import('~/lib/user-storage.ts') : undefined
      void Promise.resolve(ended)
        .then(
          (drafts) => drafts?.endDrafts(),
          () => {},
        )
        .then(() => finishRenewal(false))
      void router.invalidate()
    } else if (queryClient.getQueryData(profileKey)) {
      // The token may belong to another user, while the data in this tab belongs to the current one.
      void import('~/session/take-token.ts')
        .then(({ takeToken }) => takeToken(queryClient, newValue))
        // The owner is unknown, so this tab keeps its own token.
        .catch(() => {})
    }
  })
}

/** A batch there changes many records within seconds, which are read once here. */
function followChanges(queryClient: QueryClient) {
  const changes = new Set<unknown>()
  const readChanges = async () => {
    const ids = [...changes]
    changes.clear()
    const { invalidateAfterOtherTab } = await import('~/api/invalidation.ts')
    for (const id of ids) invalidateAfterOtherTab(queryClient, id)
  }
  otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A part that cannot be loaded leaves the data as it is, until it is read for another reason.
    if (changes.size === 0) setTimeout(() => void readChanges().catch(() => {}), second)
    changes.add(data)
  })
}
