import { clearCallLog } from '~/api/call-log.ts'

/**
 * Forgets the user: clears local storage, which every tab notices, the log of calls and the drafts. The query cache is cleared with the
 * frame. The theme belongs to the browser, not the user, and is kept in a cookie.
 */
export async function signOut() {
  localStorage.clear()
  clearCallLog()
  // Whatever could have stored a draft has loaded this module already.
  await import('~/lib/user-storage.ts').then(
    ({ clearDrafts }) => clearDrafts(),
    () => {},
  )
}
