import { ownToken, storeToken } from '~/session/token.ts'
import { readLink, type DeveloperState } from './link.ts'
import { preferAll, type Preferences } from './preferences.ts'
import { enterWorld, scenarioOf } from './world.ts'

export const demoUsers = ['admin', 'fulfillment', 'staff']

/** Takes over the state in the address bar, if there is one. Then the page loads again, and this returns true. */
export async function openLink(): Promise<boolean> {
  const link = readLink(window.location.href)
  if (!link) return false
  const { preferences, scenario, user } = link.state
  preferAll(preferences)
  await enterWorld(scenario)
  if (user !== undefined && demoUsers.includes(user)) storeToken(`demo-token-${user}`)
  window.location.replace(link.address)
  return true
}

/** The state of this tab. A person who has signed in with another account is left out. */
export const currentState = (
  preferences: Preferences,
  world: string | undefined,
  username: string | undefined,
): DeveloperState => ({
  preferences,
  scenario: scenarioOf(world),
  user: demoUsers.find(
    (each) => ownToken() === `demo-token-${each}` || username === `${each}@waypost.test`,
  ),
})
