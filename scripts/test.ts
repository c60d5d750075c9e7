import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { generate, generated } from './generate.ts'
import { ensureNginx } from './nginx.ts'
import { asFailure, readReport, type Count } from './reports.ts'
import { runTool } from './tools.ts'

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'test-results')
const { positionals: asked, values: flags } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
})

type Step = {
  name: string
  /** The time budget of the step on two cores, in seconds. */
  share: number
  /** The steps whose output this one reads. */
  needs?: 'build'[]
  run: () => Promise<Count>
}

/**
 * The steps run in this order. Each inner list is a lane: the lanes of a stage run in parallel. Stories, journeys and
 * measurements have a stage of their own, since they need both cores.
 */
const stages: Step[][][] = [
  [[{ name: 'generated', share: 10, run: checkGenerated }]],
  [
    [
      { name: 'types', share: 20, run: () => check('tsc', '--noEmit') },
      { name: 'lint', share: 20, run: () => check('oxlint') },
      { name: 'imports', share: 5, run: () => check('depcruise', '--output-type=err', 'src') },
      { name: 'format', share: 5, run: () => check('oxfmt', '--check') },
      {
        name: 'contract lint',
        share: 5,
        run: () =>
          check('redocly', 'lint', '--config=openapi/redocly.yaml', 'openapi/openapi.yaml'),
      },
      { name: 'contract diff', share: 5, run: () => check('node', 'scripts/contract-diff.ts') },
      { name: 'unused', share: 10, run: () => check('knip') },
      { name: 'build', share: 25, run: () => check('vite', 'build', '--logLevel=error') },
      {
        name: 'storybook',
        share: 60,
        run: () =>
          check(
            'storybook',
            'build',
            '--quiet',
            '--disable-telemetry',
            '--output-dir=storybook-static',
          ),
      },
      { name: 'browser', share: 15, run: () => inBrowser(() => vitest('browser')) },
    ],
    [
      { name: 'unit', share: 75, run: () => vitest('unit') },
      { name: 'contract', share: 80, run: () => vitest('contract') },
    ],
  ],
  [[{ name: 'stories', share: 280, run: () => inBrowser(() => vitest('stories')) }]],
  [[{ name: 'e2e', share: 560, needs: ['build'], run: () => inBrowser(journeys) }]],
  [
    [
      {
        name: 'speed',
        share: 120,
        needs: ['build'],
        run: () => inBrowser(() => measure('scripts/speed.ts')),
      },
    ],
  ],
]
const steps = stages.flat(2)

const unknown = asked.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. Steps: ${steps.map((s) => s.name).join(', ')}`,
  )
  process.exit(1)
}
const wanted = new Set(
  asked.flatMap((name) => [name, ...(steps.find((s) => s.name === name)?.needs ?? [])]),
)
const isWanted = ({ name }: Step) => asked.length === 0 || wanted.has(name)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const started = performance.now()
const total = { passed: 0, failed: 0 }
const failures: string[] = []
const flakyTests: string[] = []
for (const lanes of stages) await Promise.all(lanes.map(runLane))
// The output of the steps is long, and a CI server may keep only its end.
for (const test of flakyTests) console.log(`\nPassed only on the second try: ${test}`)
for (const test of failures) console.log(`\n✗ ${test}`)
console.log(`\nall steps: ${secondsSince(started)} s`)
console.log(`tests: ${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function runLane(lane: Step[]) {
  for (const step of lane.filter(isWanted)) {
    const start = performance.now()
    const count = await step.run()
    total.passed += count.passed
    total.failed += count.failed
    if (count.failed > 0) {
      const details = count.failures?.length ? count.failures : ['See its output above.']
      failures.push(...details.map((failure) => `${step.name}: ${failure}`))
    }
    const mark = count.failed === 0 ? '✓' : '✗'
    const skipped = count.skipped ? `, ${count.skipped} skipped` : ''
    flakyTests.push(...(count.flakyTests ?? []).map((test) => `${step.name}: ${test}`))
    const late = count.flakyTests?.length
      ? `, ${count.flakyTests.length} passed on the second try`
      : ''
    const time = `${secondsSince(start)} s of ${step.share} s`
    console.log(
      `${mark} ${step.name}: ${count.passed} passed, ${count.failed} failed${skipped}${late} (${time})`,
    )
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}

/** Regenerates everything and fails if a byte changes: committed files must match the contract. */
async function checkGenerated(): Promise<Count> {
  const before = digests()
  await generate()
  const after = digests()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  if (changed.length > 0) console.error(`Run \`npm run generate\`: ${changed.join(', ')} changed.`)
  return asCount(changed.length === 0)
}

function digests(): Map<string, string> {
  const files = generated.flatMap((place) => [
    ...globSync(place, { cwd: root }),
    ...globSync(`${place}/**/*.*`, { cwd: root }),
  ])
  return new Map(
    files
      .filter((file) => path.extname(file) !== '')
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(root, file)))
          .digest('hex'),
      ]),
  )
}

/** A tool that passes or fails. Its output is shown only when it fails. */
async function check(tool: string, ...args: string[]): Promise<Count> {
  const { code, output } = await runTool(tool, args)
  if (code === 0) return asCount(true)
  console.error(output)
  return { ...asCount(false), failures: [asFailure(tool, output)] }
}

/** A script whose figures are always printed. */
async function measure(script: string): Promise<Count> {
  const { code } = await runTool('node', [script], { inheritOutput: true })
  return asCount(code === 0)
}

function vitest(project: string): Promise<Count> {
  return suite(
    project,
    'vitest',
    'run',
    `--project=${project}`,
    '--silent=passed-only',
    '--passWithNoTests',
    ...(flags.changed ? ['--changed'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, `${project}.json`)}`,
  )
}

/** Installs a browser first if there is none. */
function inBrowser(run: () => Promise<Count>): Promise<Count> {
  ensureBrowser()
  return run()
}

function journeys(): Promise<Count> {
  ensureNginx()
  const only = flags.changed ? ['--only-changed', '--pass-with-no-tests'] : []
  return suite('e2e', 'playwright', 'test', ...only)
}

/** A test runner that writes its counts of passed and failed tests to a report. */
async function suite(name: string, tool: string, ...args: string[]): Promise<Count> {
  const { code } = await runTool(tool, args, { inheritOutput: true })
  const count = readReport(path.join(reports, `${name}.json`))
  // A runner can fail without a failed test, for example when it cannot start.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function asCount(good: boolean): Count {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1 }
}
