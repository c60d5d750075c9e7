import { createAtom, useSelector } from '@tanstack/react-store'

/** The user's choice of theme: light, dark, or the system's. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** Where the choice lies in local storage. `public/theme.js`, a plain script, applies it before the first paint, so that nobody sees a flash of the wrong theme. */
const themeKey = 'waypost.theme'

const choice = createAtom<ThemeChoice>('system')

/** The choice of this browser, as it changes. */
export const useThemeChoice = () => useSelector(choice)

/** The choice of this browser. */
export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Changes the look at once, here and in every other tab. */
export function chooseTheme(next: ThemeChoice) {
  if (next === 'system') localStorage.removeItem(themeKey)
  else localStorage.setItem(themeKey, next)
  show()
}

/** Follows the system and other tabs from now on. Paper is white: what is printed is light. */
export function followTheme() {
  choice.set(themeChoice())
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  matchMedia('print').addEventListener('change', show)
  window.addEventListener('storage', ({ key }) => {
    // Clearing the whole storage comes as one event without a key.
    if (key === null || key === themeKey) show()
  })
}

function show() {
  const { classList, style } = document.documentElement
  const theme = isDark() ? 'dark' : 'light'
  classList.remove('light', 'dark')
  classList.add(theme)
  style.colorScheme = theme
  choice.set(themeChoice())
}

function isDark(): boolean {
  if (matchMedia('print').matches) return false
  const chosen = themeChoice()
  if (chosen !== 'system') return chosen === 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches
}
