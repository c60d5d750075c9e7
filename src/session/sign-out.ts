import { chooseTheme, themeChoice } from '~/lib/theme-choice.ts'

/**
 * Forgets the user: all of local storage, which every tab notices, and what was half filled in. What was read for them
 * goes with the frame. The theme is the browser's, not the user's: it stays.
 */
export async function signOut() {
  const theme = themeChoice()
  localStorage.clear()
  if (theme !== 'system') chooseTheme(theme)
  // What could have kept a draft has loaded it already.
  await import('~/lib/user-storage.ts').then(
    ({ clearDrafts }) => clearDrafts(),
    () => {},
  )
}
