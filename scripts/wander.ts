import { parseArgs } from 'node:util'
import { openBuilt } from './browsers/open-built.ts'
import { installPageProbe } from './soak/in-page.ts'
import { Checks } from './wander/checks.ts'
import { shrink, stepsOf, type Step } from './wander/steps.ts'
import { RandomUser } from './wander/user.ts'

const { values: flags } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    // How many seeds, one after the other.
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '500' },
    // How often a failure is repeated to find the fewest steps.
    tries: { type: 'string', default: '40' },
    // Prints each step.
    show: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
})
const accounts = ['admin', 'fulfillment', 'staff']

/** A user whose steps fail this often in a row is stuck. */
const most = 5

type Outcome = { taken: string[]; faults: string[] }

const { site, browser, close } = await openBuilt({ isBuilt: flags.built })
let failed = 0
const first = Number(flags.seed)
for (let seed = first; seed < first + Number(flags.seeds); seed += 1) {
  const steps = stepsOf(seed, Number(flags.steps))
  const outcome = await walk(seed, steps)
  if (outcome.faults.length === 0) {
    console.log(`seed ${seed}: ${steps.length} steps, nothing found`)
    continue
  }
  failed += 1
  const [fault = ''] = outcome.faults
  console.error(
    `✗ seed ${seed}, after ${outcome.taken.length} steps: ${outcome.faults.join('\n  ')}`,
  )
  const kindOf = (text: string) => text.split(':')[0]
  let shortest = outcome
  await shrink(
    steps.slice(0, outcome.taken.length),
    async (some) => {
      const again = await walk(seed, some)
      const fails = again.faults.some((each) => kindOf(each) === kindOf(fault))
      if (fails) shortest = again
      return fails
    },
    Number(flags.tries),
  )
  console.error(`  The fewest steps that were found to fail (${kindOf(fault)}):`)
  for (const step of shortest.taken) console.error(`    ${step}`)
}
await close()
process.exit(failed === 0 ? 0 : 1)

/** Takes the steps in a new world, up to the first fault. */
async function walk(seed: number, steps: readonly Step[]): Promise<Outcome> {
  const world = crypto.randomUUID()
  const account = accounts[seed % accounts.length]!
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    extraHTTPHeaders: { 'X-Waypost-World': world },
  })
  context.setDefaultTimeout(10_000)
  await context.addInitScript(installPageProbe)
  await context.clock.install()
  // A page that asks before it is left is left.
  context.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  const checks = new Checks(context, { apiUrl: site.apiUrl, world })
  const page = await context.newPage()
  await page.goto('/signin')
  const command = async (name: string) => {
    await site.command(`${name}${name.includes('?') ? '&' : '?'}world=${world}`)
  }
  const user = new RandomUser(context, page, { world, command }, `${account}@waypost.test`)
  const taken: string[] = []
  let failures = 0
  for (const [place, step] of steps.entries()) {
    const what = await user
      .take(step)
      .catch((error: unknown) => `fails: ${String(error).split('\n')[0]}`)
    const faults = await checks
      .after(place, user.page, step.kind, user.troubled > 0)
      .catch((error: unknown) => [`check: ${String(error)}`])
    failures = what.startsWith('fails: ') ? failures + 1 : 0
    if (failures === most) faults.push(`no step: ${what}`)
    taken.push(`${place}: ${what}, then at ${new URL(user.page.url()).pathname}`)
    if (flags.show) console.log(taken.at(-1))
    if (faults.length === 0) continue
    await context.close()
    return { taken, faults }
  }
  await context.close()
  return { taken, faults: [] }
}
