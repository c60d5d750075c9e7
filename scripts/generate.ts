import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { nginxFile, readConfig } from '../deploy/nginx.ts'
import { writeThemeFiles } from './theme-files.ts'
import { runTool } from './tools.ts'

const root = path.resolve(import.meta.dirname, '..')
const bundle = 'mocks/generated/openapi.json'

/** Everything that is written by a tool and committed. */
export const generated = [
  'src/api/generated',
  'mocks/generated',
  'src/routeTree.gen.ts',
  'src/i18n/catalogues/en.json',
  'src/components/theme/generated',
  'deploy/nginx.conf',
]

/** Writes the client, the validators, the operation types, the route tree, the English catalogue and nginx's file anew. */
export async function generate(): Promise<void> {
  mkdirSync(path.join(root, path.dirname(bundle)), { recursive: true })
  await run(
    'redocly',
    'bundle',
    '--config=openapi/redocly.yaml',
    'openapi/openapi.yaml',
    `--output=${bundle}`,
  )
  await run('orval', '--config=orval.config.ts')
  await run('openapi-typescript', bundle, '--output=mocks/generated/operations.ts')
  await extractMessages('src/i18n/catalogues/en.json', '--format=simple')
  const config = getConfig({ target: 'react', autoCodeSplitting: true }, root)
  await new Generator({ config, root }).run()
  await writeThemeFiles()
  const example = readConfig(path.join(root, 'public/config.json'))
  writeFileSync(path.join(root, 'deploy/nginx.conf'), nginxFile({ config: example }))
}

/** Writes every message of the code to a file, by its id. */
export async function extractMessages(file: string, ...options: string[]): Promise<void> {
  await run(
    'formatjs',
    'extract',
    'src/**/*.{ts,tsx}',
    '--ignore=src/**/*.stories.tsx',
    '--id-interpolation-pattern=[sha512:contenthash:base64:6]',
    `--out-file=${file}`,
    ...options,
  )
}

async function run(tool: string, ...args: string[]) {
  const { code, output } = await runTool(tool, args)
  if (code !== 0) throw new Error(`${tool} failed:\n${output}`)
}

if (import.meta.main) await generate()
