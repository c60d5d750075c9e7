import { growth } from '../../scripts/soak/figures.ts'
import { Day } from '../../scripts/soak/day.ts'
import { expect, test } from '../support/console-test.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

// The short form of `npm run soak`, which spends a whole day.
test('an hour of screens, saves, lost networks and expired sessions leaves nothing behind', async ({
  page,
  apiUrl,
  world,
  sandbox,
  expectConsoleError,
}) => {
  test.setTimeout(180_000)
  expectConsoleError(/status of 401|ERR_INTERNET_DISCONNECTED|Failed to fetch|^ApiError: /)
  const site = {
    apiUrl,
    headers: { 'X-Waypost-World': world },
    command: async (name: string) => void (await sandbox('POST', name)),
  }
  // Each screen is seen in the first half, so that its code is no growth.
  const every = { expired: 50, lost: 40, figures: 60 }
  const { looks, faults, did } = await new Day(page, site, {
    seed: 1,
    navigations: 120,
    saves: 12,
    every,
    tickEvery: 3000,
  }).spend()
  expect(faults, did.join('\n')).toEqual([])
  const grown = growth(looks[0]!, looks.at(-1)!)
  for (const [what, ratio] of Object.entries(grown)) expect(ratio, what).toBeLessThan(1.2)
})
