import { createAtom, useSelector } from '@tanstack/react-store'

/** The user's choice of theme: light, dark, or the system's. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/**
 * A cookie, because signing out clears local storage. `public/boot.js`, a plain script, reads it before the first paint,
 * so that the wrong theme never flashes.
 */
const cookieName = 'waypost.theme'
const cookie = /(?:^|; )waypost\.theme=(light|dark)(?:;|$)/
const yearInSeconds = 365 * 24 * 60 * 60

// Cookies have no change event for other tabs.
const otherTabs = new BroadcastChannel(cookieName)

const choice = createAtom<ThemeChoice>('system')

/** This browser's choice of theme, kept current. */
export const useThemeChoice = () => useSelector(choice)

/** This browser's choice of theme. */
export function themeChoice(): ThemeChoice {
  const stored = cookie.exec(document.cookie)?.[1]
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Changes the theme at once, in this and every other tab. */
export function chooseTheme(next: ThemeChoice) {
  const age = next === 'system' ? 0 : yearInSeconds
  document.cookie = `${cookieName}=${next}; path=/; max-age=${age}; samesite=strict`
  show()
  otherTabs.postMessage(next)
}

/** Follows the system and other tabs from now on. Print is always light. */
export function followTheme() {
  choice.set(themeChoice())
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  matchMedia('print').addEventListener('change', show)
  otherTabs.addEventListener('message', show)
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
