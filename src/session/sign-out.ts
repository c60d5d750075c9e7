import { chooseTheme, themeChoice } from '~/lib/theme-choice.ts'

/**
 * Forgets the user: clears local storage, which every tab notices, and the drafts. The query cache is cleared with the
 * frame. The theme belongs to the browser, not the user, and stays.
 */
export async function signOut() {
  const theme = themeChoice()
  localStorage.clear()
  if (theme !== 'system') chooseTheme(theme)
  // Whatever could have stored a draft has loaded this module already.
  await import('~/lib/user-storage.ts').then(
    ({ clearDrafts }) => clearDrafts(),
    () => {},
  )
}
