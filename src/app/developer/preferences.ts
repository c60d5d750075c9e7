import { createAtom, useSelector } from '@tanstack/react-store'

/** Overrides of one operation's usual answer. `delay` is in milliseconds. */
export type Preference = { code?: string; example?: string; delay?: string; fault?: string }
/** By operation id, or `everyOperation` for those without their own. */
export type Preferences = Readonly<Record<string, Preference>>

export const everyOperation = 'everyOperation'

const key = 'waypost.developer'
const preferences = createAtom(
  JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, Preference>,
)

/** This tab's preferences. */
export const usePreferences = (): Preferences => useSelector(preferences)

/** Changes the preference for one operation; empty texts restore the usual answer. */
export function prefer(operationId: string, change: Preference) {
  const merged = Object.entries({ ...preferences.get()[operationId], ...change }).filter(
    ([, value]) => value !== '',
  )
  const { [operationId]: _, ...others } = preferences.get()
  preferAll(merged.length === 0 ? others : { ...others, [operationId]: Object.fromEntries(merged) })
}

/** Replaces all preferences. */
export function preferAll(next: Preferences) {
  preferences.set(next)
  sessionStorage.setItem(key, JSON.stringify(next))
}

/** The header that asks the mock for a preferred answer, as `http.ts` sends it. */
export function preferHeaders(operationId: string): Record<string, string> {
  const { [everyOperation]: every, [operationId]: own } = preferences.get()
  const wishes = Object.entries({ ...every, ...own })
  return wishes.length === 0 ? {} : { Prefer: wishes.map((wish) => wish.join('=')).join(', ') }
}
