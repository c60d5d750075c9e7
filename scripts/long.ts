import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startFront } from '../mocks/server.ts'
import { ensureBrowser } from './browser.ts'
import { rowOf, withRows, type Part } from './long/report.ts'
import type { Count } from './reports.ts'
import { asCount, measure, reports, runStages, suite, wantedOf, type Step } from './test/steps.ts'
import { runTool } from './tools.ts'

const { positionals: asked, values: flags } = parseArgs({
  options: {
    // Also the parts that have passed with this commit.
    again: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '20' },
    steps: { type: 'string', default: '500' },
  },
  allowPositionals: true,
})
const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, '.cache/long')
const document = path.join(root, 'docs/long-run.md')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const { seeds, steps } = flags
const needs = ['build']
const hour = 3600
const parts: Step[] = [
  { name: 'build', share: 60, run: build },
  { name: 'soak', share: 4 * hour, needs, run: () => measure('scripts/soak.ts', '--built') },
  {
    name: 'faults',
    share: hour,
    needs,
    run: () => journeys('every-fault', 'faults', 'addresses', 'long/'),
  },
  {
    name: 'wander',
    share: 2 * hour,
    needs,
    run: () => measure('scripts/wander.ts', '--built', `--seeds=${seeds}`, `--steps=${steps}`),
  },
  {
    name: 'planted',
    share: 3 * hour,
    run: () => measure('scripts/wander.ts', '--planted', '--steps=3000'),
  },
  { name: 'conformance', share: 600, run: conformance },
  { name: 'fuzz', share: 600, run: () => measure('--expose-gc', 'scripts/fuzz.ts') },
  { name: 'packing', share: 300, needs, run: () => measure('scripts/packing.ts', '--built') },
  { name: 'rows', share: 1200, needs, run: () => measure('scripts/rows.ts', '--built') },
  { name: 'speed', share: 120, needs, run: () => measure('scripts/speed.ts') },
  { name: 'browsers', share: hour, needs, run: () => measure('scripts/browsers.ts', '--built') },
  { name: 'container', share: 600, run: () => measure('scripts/container.ts') },
]

const commit = git('rev-parse', '--short', 'HEAD')
const file = path.join(folder, `${commit}.json`)
// What passed with other files says nothing about these.
const isUntouched = () => git('status', '--porcelain', '--', ':!docs/long-run.md') === ''
const isClean = isUntouched()
const done: Part[] =
  existsSync(file) && isClean ? (JSON.parse(readFileSync(file, 'utf8')) as Part[]) : []
const isOver = (name: string) =>
  !flags.again && done.some((each) => each.name === name && each.failed === 0)
const names =
  asked.length > 0 ? asked : parts.map(({ name }) => name).filter((name) => name !== 'build')
const over = names.filter(isOver)
if (over.length > 0) console.log(`Passed with this commit before: ${over.join(', ')}`)
if (over.length === names.length) process.exit(0)
const stages = wantedOf(
  parts.map((part) => [part]),
  names.filter((name) => !isOver(name)),
)
mkdirSync(folder, { recursive: true })
mkdirSync(reports, { recursive: true })
process.exit((await runStages(stages, note)) ? 0 : 1)

/** Keeps what came of a part, so that a run that is interrupted goes on from there. */
function note({ name }: Step, { passed, failed, output }: Count, seconds: number) {
  if (name === 'build') return
  const when = new Date().toISOString().slice(0, 10)
  const isSame = isClean && isUntouched() && git('rev-parse', '--short', 'HEAD') === commit
  const tested = isSame ? commit : `${commit}, changed`
  const part: Part = { name, commit: tested, when, passed, failed, seconds, output: output ?? '' }
  done.splice(0, done.length, ...done.filter((each) => each.name !== name), part)
  if (isSame) writeFileSync(file, JSON.stringify(done.map((each) => ({ ...each, output: '' }))))
  writeFileSync(document, withRows(readFileSync(document, 'utf8'), [rowOf(part)]))
}

async function build(): Promise<Count> {
  ensureBrowser()
  const { code, output } = await runTool('vite', ['build', '--logLevel=error'])
  if (code !== 0) console.error(output)
  return asCount(code === 0)
}

function journeys(...files: string[]): Promise<Count> {
  // Each screen is opened at more odd addresses than in `npm test`.
  process.env['WAYPOST_ADDRESSES'] ??= '5'
  return suite('e2e', 'playwright', 'test', '--project=built', '--project=long', ...files)
}

/** Against the sandbox, with every write. */
async function conformance(): Promise<Count> {
  const front = await startFront({ port: 0, upstream: 'sandbox' })
  process.env['WAYPOST_USERNAME'] = 'admin@waypost.test'
  process.env['WAYPOST_PASSWORD'] = 'waypost-demo-1'
  const out = path.join(folder, 'conformance')
  try {
    return await measure(
      'scripts/conformance.ts',
      `--api=${front.url}`,
      '--write',
      '--costly',
      '--rate=0',
      `--out=${out}`,
    )
  } finally {
    await front.close()
  }
}
