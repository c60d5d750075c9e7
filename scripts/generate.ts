import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createNodeDriver } from '@pandacss/compiler'
import { Generator, getConfig } from '@tanstack/router-generator'
import { readConfig } from '../deploy/config.ts'
import { nginxFile } from '../deploy/nginx.ts'
import { readOperations, resolver, type ContractDocument } from '../mocks/contract.ts'
import { withStates } from '../mocks/states/states-document.ts'
import { writeAssumptions } from './assumptions.ts'
import { collectTexts } from './catalogs.ts'
import { designTokens } from './design-tokens.ts'
import { runTool } from './tools.ts'

const root = path.resolve(import.meta.dirname, '..')
const bundle = 'mocks/generated/openapi.json'

/** Every generated file that is committed. */
export const generated = [
  'src/api/generated',
  'mocks/generated',
  'src/routeTree.gen.ts',
  'src/i18n/catalogs',
  'src/styled-system',
  'deploy/nginx.conf',
  'docs/sandbox.md',
  'docs/assumptions.md',
  'docs/tokens.json',
]

/** Writes the client, validators, operation types, assumptions, route tree, catalogs, styled system, design tokens and nginx configuration. */
export async function generate(): Promise<void> {
  await generateFromContract()
  await collectTexts()
  const config = getConfig({ target: 'react', autoCodeSplitting: true }, root)
  await new Generator({ config, root }).run()
  await writeStyledSystem()
  const example = readConfig(path.join(root, 'public/config.json'))
  writeFileSync(path.join(root, 'deploy/nginx.conf'), nginxFile({ config: example }))
  writeStates()
  writeFileSync(path.join(root, 'docs/tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`)
}

/** What `npm run dev` writes when the contract changes. */
async function generateFromContract(): Promise<void> {
  mkdirSync(path.join(root, path.dirname(bundle)), { recursive: true })
  await run(
    'redocly',
    'bundle',
    '--config=openapi/redocly.yaml',
    'openapi/openapi.yaml',
    `--output=${bundle}`,
  )
  writeAssumptions(path.join(root, bundle), path.join(root, 'docs/assumptions.md'))
  await run('orval', '--config=orval.config.ts')
  writeOperationPaths()
  writeUploadLimits()
  await run('openapi-typescript', bundle, '--output=mocks/generated/operations.ts')
}

/** Writes the elements, recipes and types of the theme. */
async function writeStyledSystem(): Promise<void> {
  const driver = await createNodeDriver({ cwd: root })
  driver.codegen({ cwd: root })
}

/** Writes the method and path of every operation, for the screen that lists the calls of a visit. */
function writeOperationPaths(): void {
  const lines = readOperations(readBundle()).map(
    ({ operationId, method, prefix, path: template }) =>
      `  ${operationId}: '${method} ${prefix}${template}',\n`,
  )
  writeFileSync(
    path.join(root, 'src/api/generated/operation-paths.ts'),
    `/**
 * Generated from openapi/ by \`npm run generate\`. Do not edit.
 */
export const operationPaths: Readonly<Record<string, string>> = {
${lines.join('')}}
`,
  )
}

/** Writes the limits of uploads, which the console checks before it sends. */
function writeUploadLimits(): void {
  const resolve = resolver(readBundle())
  const limitOf = (schema: unknown): number | undefined => {
    const { items, 'x-max-bytes': own } = resolve(schema)
    if (typeof own === 'number') return own
    return items === undefined ? undefined : limitOf(items)
  }
  const lines = readOperations(readBundle()).flatMap(({ operationId, request }) => {
    const schema = request?.contents[0]?.schema
    const whole = limitOf(schema)
    const files = Object.values(resolve(resolve(schema)['properties'])).map((each) => limitOf(each))
    const file = files.find((limit) => limit !== undefined)
    return whole === undefined ? [] : `  ${operationId}: { request: ${whole}, file: ${file} },\n`
  })
  writeFileSync(
    path.join(root, 'src/api/generated/upload-limits.ts'),
    `/**
 * Generated from openapi/ by \`npm run generate\`. Do not edit.
 */
export const uploadLimits = {
${lines.join('')}} as const
`,
  )
}

const readBundle = () =>
  JSON.parse(readFileSync(path.join(root, bundle), 'utf8')) as ContractDocument

/** Writes the states of the sandbox into the page that lists them. */
function writeStates(): void {
  const page = path.join(root, 'docs/sandbox.md')
  writeFileSync(page, withStates(readFileSync(page, 'utf8'), readBundle()))
}

async function run(tool: string, ...args: string[]) {
  const { code, output } = await runTool(tool, args)
  if (code !== 0) throw new Error(`${tool} failed:\n${output}`)
}

if (import.meta.main) {
  await (process.argv.includes('--contract') ? generateFromContract() : generate())
}
