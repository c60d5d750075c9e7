import type { Preferences } from './preferences.ts'

/** What a link carries: `world=empty;user=staff;listEnterprises.fault=drop`. */
export type DeveloperState = {
  preferences: Preferences
  scenario?: string | undefined
  user?: string | undefined
}

const parameter = 'developer'

/** The current screen's address with a state, for a colleague whose development server has the same address. */
export function linkTo({ preferences, scenario, user }: DeveloperState, address: string): string {
  const wishes = Object.entries(preferences).flatMap(([operationId, preference]) =>
    Object.entries(preference).map(([name, value]) => `${operationId}.${name}=${value}`),
  )
  const parts = [scenario && `world=${scenario}`, user && `user=${user}`, ...wishes].filter(Boolean)
  const url = new URL(address)
  url.searchParams.set(parameter, parts.join(';'))
  return url.href
}

/** The state in an address, and the address without it; undefined if there is none. */
export function readLink(address: string) {
  const url = new URL(address)
  const text = url.searchParams.get(parameter)
  if (text === null) return undefined
  url.searchParams.delete(parameter)
  const preferences: Record<string, Record<string, string>> = {}
  const others = new Map<string, string>()
  for (const part of text.split(';')) {
    const [, operationId, name = '', value = ''] = /^(?:(\w+)\.)?(\w+)=(.*)$/.exec(part) ?? []
    if (operationId) preferences[operationId] = { ...preferences[operationId], [name]: value }
    else if (name) others.set(name, value)
  }
  const state: DeveloperState = {
    preferences,
    scenario: others.get('world'),
    user: others.get('user'),
  }
  return { state, address: url.href }
}
