import { clearCallLog } from '~/api/call-log.ts'
import { finishRenewal } from './renewal.ts'

/**
 * Forgets the user: clears local storage, which all tabs notice, the call log and the drafts, and fails the calls that wait
 * for a sign-in. The frame clears the query cache. The theme belongs to the browser and is kept in a cookie.
 */
export async function signOut() {
  localStorage.clear()
  clearCallLog()
  finishRenewal(false)
  // Any code that could have stored a draft has already loaded this module.
  await import('~/lib/user-storage.ts').then(
    ({ clearDrafts }) => clearDrafts(),
    () => {},
  )
}
