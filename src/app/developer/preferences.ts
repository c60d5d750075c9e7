import { createAtom, useSelector } from '@tanstack/react-store'

/** Overrides of one operation's usual answer. `delay` is in milliseconds. */
export type Preference = { code?: string; example?: string; delay?: string }

const key = 'waypost.developer'
const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, Preference>
const preferences = createAtom(stored)

/** This tab's preferences by operation id. */
export const usePreferences = () => useSelector(preferences)

/** Changes the preference for one operation; empty texts restore the usual answer. */
export function prefer(operationId: string, change: Preference) {
  const merged = Object.entries({ ...preferences.get()[operationId], ...change }).filter(
    ([, value]) => value !== '',
  )
  const { [operationId]: _, ...others } = preferences.get()
  replace(merged.length === 0 ? others : { ...others, [operationId]: Object.fromEntries(merged) })
}

/** Removes all preferences. */
export const preferNothing = () => replace({})

/** The header that asks the mock for a preferred answer, as `http.ts` sends it. */
export function preferHeaders(operationId: string): Record<string, string> {
  const wishes = Object.entries(preferences.get()[operationId] ?? {})
  return wishes.length === 0 ? {} : { Prefer: wishes.map((wish) => wish.join('=')).join(', ') }
}

function replace(next: Record<string, Preference>) {
  preferences.set(next)
  sessionStorage.setItem(key, JSON.stringify(next))
}
