import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { generate, generated } from './generate.ts'
import { ensureNginx } from './nginx.ts'
import { runTool } from './tools.ts'

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'test-results')
const { positionals: asked } = parseArgs({ allowPositionals: true })

type Count = { passed: number; failed: number; skipped?: number }
type Step = {
  name: string
  /** The step that writes what this one looks at. */
  needs?: 'build' | 'storybook'
  run: () => Promise<Count>
}

const steps: Step[] = [
  { name: 'generated', run: checkGenerated },
  { name: 'types', run: () => check('tsc', '--noEmit') },
  { name: 'lint', run: () => check('oxlint') },
  { name: 'format', run: () => check('oxfmt', '--check') },
  {
    name: 'contract lint',
    run: () => check('redocly', 'lint', '--config=openapi/redocly.yaml', 'openapi/openapi.yaml'),
  },
  { name: 'unused', run: () => check('knip') },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'contract', run: () => vitest('contract') },
  { name: 'browser', run: () => vitest('browser') },
  { name: 'stories', run: () => vitest('stories') },
  { name: 'build', run: () => check('vite', 'build', '--logLevel=error') },
  { name: 'size', needs: 'build', run: () => measure('scripts/size.ts') },
  {
    name: 'storybook',
    run: () =>
      check(
        'storybook',
        'build',
        '--quiet',
        '--disable-telemetry',
        '--output-dir=storybook-static',
      ),
  },
  { name: 'speed', needs: 'storybook', run: () => measure('scripts/table-speed.ts') },
  {
    name: 'e2e',
    needs: 'build',
    run: () => {
      ensureNginx()
      return suite('e2e', 'playwright', 'test')
    },
  },
]

const unknown = asked.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. Steps: ${steps.map((s) => s.name).join(', ')}`,
  )
  process.exit(1)
}
const wanted = new Set(asked.flatMap((name) => [name, steps.find((s) => s.name === name)?.needs]))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
ensureBrowser()

const total = { passed: 0, failed: 0 }
for (const step of steps.filter(({ name }) => asked.length === 0 || wanted.has(name))) {
  const start = performance.now()
  const count = await step.run()
  total.passed += count.passed
  total.failed += count.failed
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const mark = count.failed === 0 ? '✓' : '✗'
  const skipped = count.skipped ? `, ${count.skipped} skipped` : ''
  console.log(
    `${mark} ${step.name}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds} s)`,
  )
}
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** Regenerates everything and fails when a byte changes: what is committed has to be what the contract gives. */
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

/** One tool that says yes or no. It is heard only when it says no. */
async function check(tool: string, ...args: string[]): Promise<Count> {
  const { code, output } = await runTool(tool, args)
  if (code !== 0) console.error(output)
  return asCount(code === 0)
}

/** A script that prints its figures in any case. */
async function measure(script: string): Promise<Count> {
  const { code } = await runTool('node', [script], true)
  return asCount(code === 0)
}

function vitest(project: string): Promise<Count> {
  return suite(
    project,
    'vitest',
    'run',
    `--project=${project}`,
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, `${project}.json`)}`,
  )
}

/** A test runner that writes how many tests passed and failed to a report. */
async function suite(name: string, tool: string, ...args: string[]): Promise<Count> {
  const { code } = await runTool(tool, args, true)
  const count = readReport(path.join(reports, `${name}.json`))
  // A runner that ends badly without a failed test has failed all the same.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function readReport(file: string): Count {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const { numPassedTests, numFailedTests, stats } = report as {
      numPassedTests?: number
      numFailedTests?: number
      stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
    }
    if (stats) {
      const { expected, unexpected, flaky, skipped } = stats
      return { passed: expected, failed: unexpected + flaky, skipped }
    }
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function asCount(good: boolean): Count {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1 }
}
