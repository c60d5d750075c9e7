import type { Page } from '@playwright/test'

export const fleetWrites = /\/commissioning\/fleets$/

/** Lets the server save fleets, but loses its responses. Returns what ends that. */
export async function loseFleetAnswers(page: Page) {
  await page.route(fleetWrites, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await route.fetch()
    await route.abort('timedout')
  })
  return () => page.unroute(fleetWrites)
}
