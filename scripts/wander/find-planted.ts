import { rmSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { openBuilt } from '../browsers/open-built.ts'
import { plant, planted, type Planted } from './planted.ts'
import { stepsOf } from './steps.ts'
import { walk } from './walk.ts'

type Search = {
  /** The first seed. */
  seed: number
  /** The most steps for a fault, of all its walks. */
  steps: number
  onStep: (taken: string) => void
}

/** How many steps are taken in a world before a new one begins. */
const stepsInAWorld = 300

/** The share of the faults that has to be found. */
const enough = 0.8

/** Builds the console with each fault in turn, and prints after how many steps the random user finds it. Returns whether most are. */
export async function findPlanted(names: readonly string[], search: Search): Promise<boolean> {
  const wanted = planted.filter(
    ({ name }) => names.length === 0 || names.some((each) => name.includes(each)),
  )
  let found = 0
  for (const fault of wanted) {
    const { steps, text } = await find(fault, search)
    if (text !== undefined) found += 1
    console.log(
      `${text === undefined ? '✗' : '✓'} ${fault.name}: ${steps} steps, ${text ?? 'not found'}`,
    )
  }
  console.log(`${found} of ${wanted.length} found`)
  return found >= wanted.length * enough
}

async function find(fault: Planted, { seed, steps, onStep }: Search) {
  const outDir = path.resolve(import.meta.dirname, '../../.cache/planted')
  await build({
    logLevel: 'error',
    plugins: [planting(fault)],
    build: { outDir, emptyOutDir: true },
  })
  let taken = 0
  let text: string | undefined
  for (let next = seed; taken < steps && text === undefined; next += 1) {
    // After thousands of steps a browser may run out of memory and end.
    const { site, browser, close } = await openBuilt({ isBuilt: true, outDir })
    try {
      const keepsFiles = next % 2 === 0
      const outcome = await walk(
        { site, browser, account: 'admin', keepsFiles, only: fault.shows, onStep },
        stepsOf(next, Math.min(stepsInAWorld, steps - taken)),
      )
      taken += outcome.taken.length
      text = outcome.faults.find((each) => each.startsWith(fault.shows))
    } finally {
      await close()
    }
  }
  rmSync(outDir, { recursive: true, force: true })
  return { steps: taken, text }
}

/** Plants the fault in its file before any other plugin reads it. A build that does not load the file has no fault to find. */
function planting(fault: Planted): Plugin {
  let isPlanted = false
  return {
    name: 'waypost:planted',
    enforce: 'pre',
    load: (id) => {
      if (!id.split('?')[0]?.endsWith(`/${fault.file}`)) return undefined
      isPlanted = true
      return plant(fault)
    },
    buildEnd: (error) => {
      if (!error && !isPlanted)
        throw new Error(`“${fault.name}”: the build does not load ${fault.file}`)
    },
  }
}
