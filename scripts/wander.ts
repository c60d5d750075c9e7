import { parseArgs } from 'node:util'
import { openBuilt } from './browsers/open-built.ts'
import { accounts } from './wander/accounts.ts'
import { findPlanted } from './wander/find-planted.ts'
import { shrink, stepsOf } from './wander/steps.ts'
import { walk } from './wander/walk.ts'

const { values: flags, positionals } = parseArgs({
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
    // Plants faults in the console instead, and looks whether they are found: all, or those named.
    planted: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const first = Number(flags.seed)
const onStep = (taken: string) => {
  if (flags.show) console.log(taken)
}

if (flags.planted) {
  const steps = Number(flags.steps)
  process.exit((await findPlanted(positionals, { seed: first, steps, onStep })) ? 0 : 1)
}

const { site, browser, close } = await openBuilt({ isBuilt: flags.built })
let failed = 0
for (let seed = first; seed < first + Number(flags.seeds); seed += 1) {
  const who = {
    site,
    browser,
    account: accounts[seed % accounts.length]!,
    keepsFiles: seed % 2 === 0,
  }
  const steps = stepsOf(seed, Number(flags.steps))
  const outcome = await walk({ ...who, onStep }, steps)
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
      const again = await walk(who, some)
      const fails = again.faults.some((each) => kindOf(each) === kindOf(fault))
      if (fails) shortest = again
      return fails
    },
    Number(flags.tries),
  )
  console.error(`  The fewest steps that were found to fail (${kindOf(fault)}):`)
  for (const step of shortest.taken) console.error(`    ${step}`)
}
const count = Number(flags.seeds)
console.log(
  `${count - failed} of ${count} seeds without a finding, up to ${flags.steps} steps each`,
)
await close()
process.exit(failed === 0 ? 0 : 1)
