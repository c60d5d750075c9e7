import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { generate, generated } from './generate.ts'
import { ensureNginx } from './nginx.ts'
import { asFailure, type Count } from './reports.ts'
import { asCount, measure, reports, runStages, suite, wantedOf, type Step } from './test/steps.ts'
import { runTool } from './tools.ts'

const root = path.resolve(import.meta.dirname, '..')
const { positionals: asked, values: flags } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
})

/**
 * The steps of a stage run two at a time, in this order. Journeys and measurements have a stage of their own, since they need
 * both cores. Stories need both too, but only one while their files are prepared, so they may begin beside the last other step.
 */
const stages: Step[][] = [
  [{ name: 'generated', share: 10, run: checkGenerated }],
  [
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
    { name: 'contract', share: 70, run: () => vitest('contract') },
    { name: 'browser', share: 25, run: () => inBrowser(() => vitest('browser')) },
    { name: 'unit', share: 65, run: () => vitest('unit') },
    { name: 'build', share: 45, run: () => check('vite', 'build', '--logLevel=error') },
    { name: 'types', share: 25, run: () => check('tsc', '--noEmit') },
    { name: 'lint', share: 25, run: () => check('oxlint') },
    { name: 'unused', share: 10, run: () => check('knip') },
    { name: 'imports', share: 5, run: () => check('depcruise', '--output-type=err', 'src') },
    { name: 'format', share: 5, run: () => check('oxfmt', '--check') },
    {
      name: 'contract lint',
      share: 5,
      run: () => check('redocly', 'lint', '--config=openapi/redocly.yaml', 'openapi/openapi.yaml'),
    },
    { name: 'contract diff', share: 5, run: () => check('node', 'scripts/contract-diff.ts') },
    { name: 'stories', share: 280, run: () => inBrowser(() => vitest('stories')) },
  ],
  [{ name: 'e2e', share: 560, needs: ['build'], run: () => inBrowser(journeys) }],
  [
    {
      name: 'speed',
      share: 120,
      needs: ['build'],
      run: () => inBrowser(() => measure('scripts/speed.ts')),
    },
  ],
]
const wanted = wantedOf(stages, asked)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
process.exit((await runStages(wanted)) ? 0 : 1)

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
  return suite('e2e', 'playwright', 'test', '--project=development', '--project=built', ...only)
}
