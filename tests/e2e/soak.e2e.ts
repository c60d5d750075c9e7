import { Day } from '../../scripts/soak/day.ts'
import { growth } from '../../scripts/soak/figures.ts'
import { expect, test } from '../support/console-test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// A short version of `npm run soak`, which simulates a workday.
test('an hour of screens, saves, network losses and expired sessions leaks no memory', async ({
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
  // Every screen is opened before the first sample, so that loading its code does not count as growth.
  const every = { expired: 50, lost: 40, figures: 60 }
  const { samples, faults, recentSteps } = await new Day(page, site, {
    seed: 1,
    navigations: 90,
    saves: 9,
    every,
    tickEvery: 3000,
  }).run()
  expect(faults, recentSteps.join('\n')).toEqual([])
  const grown = growth(samples[0]!, samples.at(-1)!)
  for (const [what, ratio] of Object.entries(grown)) expect(ratio, what).toBeLessThan(1.2)
})
