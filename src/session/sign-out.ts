import { clearCallLog } from '~/api/call-log.ts'
import { localStore, sentKeysKey, tabStore } from '~/lib/web-storage.ts'
import { finishRenewal } from './renewal.ts'

/**
 * Forgets the user: clears local storage, which all tabs notice, the call log and the drafts, and fails the calls that wait
 * for a sign-in. The frame clears the query cache. The theme belongs to the browser and is kept in a cookie.
 */
export async function signOut() {
  // Any code that could have stored a draft has already loaded this module.
  const drafts = await import('~/lib/user-storage.ts').catch(() => undefined)
  // First, so that work in progress sends nothing more once its calls fail.
  drafts?.endDrafts()
  localStore.clear()
  tabStore.remove(sentKeysKey)
  clearCallLog()
  finishRenewal(false)
  await drafts?.clearDrafts()
}
