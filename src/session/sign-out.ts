/**
 * Forgets the user: all of local storage, which every tab notices, and what was half filled in. What was read for them
 * goes with the frame.
 */
export function signOut() {
  localStorage.clear()
  void import('~/lib/user-storage.ts').then(({ clearDrafts }) => clearDrafts())
}
