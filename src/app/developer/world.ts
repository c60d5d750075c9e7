import { createAtom, useSelector } from '@tanstack/react-store'
import { http } from '~/api/http.ts'

const key = 'waypost.developer.world'
const world = createAtom(sessionStorage.getItem(key) ?? undefined)

export const scenarios = ['busy', 'empty', 'large', 'numbers'] as const

/** The id of this tab's sandbox world; undefined for the default one. */
export const useWorld = () => useSelector(world)

export const scenarioOf = (id: string | undefined) => id?.replace('developer-', '')

/** The header that selects the world. */
export function worldHeaders(): Record<string, string> {
  const id = world.get()
  return id === undefined ? {} : { 'X-Waypost-World': id }
}

/** Calls one of the sandbox's own commands, by default for this tab's world. */
export function command<Answer>(path: string, id = world.get()) {
  const search = id === undefined ? '' : `${path.includes('?') ? '&' : '?'}world=${id}`
  return http<Answer>(`/sandbox/${path}${search}`, { method: 'POST', public: true })
}

/** Goes to a new world, where whoever is signed in stays so, or back to the usual one. Takes effect on the next load. */
export async function enterWorld(scenario: string | undefined) {
  const id = scenario === undefined ? undefined : `developer-${scenario}`
  const before = world.get()
  const from = before === undefined ? '' : `from=${before}`
  if (id === before) {
    if (id !== undefined) await command(`reset?scenario=${scenario}&${from}`)
    return
  }
  await (id === undefined
    ? command(`sessions?${from}`, 'default')
    : command(`reset?scenario=${scenario}&${from || 'from=default'}`, id))
  world.set(id)
  if (id === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, id)
}
