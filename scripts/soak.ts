import path from 'node:path'
import { parseArgs } from 'node:util'
import { newContext, openBuilt } from './browsers/open-built.ts'
import { soakBatch } from './soak/batch.ts'
import { Day } from './soak/day.ts'
import { asText, growth, type Figures } from './soak/figures.ts'
import { soakWall } from './soak/wall.ts'

const { values: flags } = parseArgs({
  options: {
    navigations: { type: 'string', default: '10000' },
    saves: { type: 'string', default: '2000' },
    refreshes: { type: 'string', default: '10000' },
    items: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    built: { type: 'boolean', default: false },
  },
})
const navigations = Number(flags.navigations)
const seed = Number(flags.seed)
const refreshes = Number(flags.refreshes)
const items = Number(flags.items)

/** The most that the figures may grow after the first sample, as a ratio. */
const limit = 1.2

/** Compiled code counts as heap and grows for hours, which would hide leaks of the console. */
const noJit = '--js-flags=--no-sparkplug --no-maglev --no-turbofan'

const picture = path.resolve(import.meta.dirname, '../screenshots/soak.png')

const { site, browser, close } = await openBuilt({ isBuilt: flags.built, args: [noJit] })
const faults: string[] = []

/** Names the figures that have grown too much. */
function compare(samples: readonly Figures[]) {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last) return
  const grown = growth(first, last)
  console.table({ first, last, grown })
  for (const [what, ratio] of Object.entries(grown)) {
    if (ratio > limit) faults.push(`${what} has grown to ${ratio.toFixed(2)} times`)
  }
}

if (navigations > 0) await soakDay()
if (refreshes > 0) {
  const wall = await soakWall(browser, site, refreshes)
  faults.push(...wall.faults)
  compare(wall.samples)
}
if (items > 0) {
  const batch = await soakBatch(browser, site, items)
  faults.push(...batch.faults)
  compare(batch.samples)
}
await close()
for (const fault of faults) console.error(`✗ ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)

async function soakDay() {
  const context = await newContext(browser, site)
  const page = await context.newPage()
  const day = new Day(
    page,
    { ...site, headers: {} },
    {
      seed,
      navigations,
      saves: Number(flags.saves),
      every: { expired: 500, lost: 300, figures: 200 },
      tickEvery: 3000,
    },
  )
  const started = Date.now()
  const report = await day.run((sample) =>
    console.log(
      `${sample.navigations} navigations, ${sample.saved} saves: ${asText(sample)}, ${Math.round(sample.milliseconds)} ms per navigation`,
    ),
  )
  // A crashed tab has no screenshot.
  if (report.faults.length > 0) await page.screenshot({ path: picture }).catch(() => undefined)
  await context.close()

  console.log(
    `\n${Math.round((Date.now() - started) / 60_000)} minutes with seed ${seed}, ${report.misses} links moved`,
  )
  console.table(report.saved)
  console.table(Object.fromEntries(report.visits))
  faults.push(...report.faults.map((fault) => `after ${fault}`))
  compare(report.samples)
  if (faults.length > 0) {
    console.error(`The last steps with --seed=${seed}:`)
    for (const step of report.recentSteps) console.error(`  ${step}`)
  }
}
