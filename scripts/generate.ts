import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { nginxFile, readConfig } from '../deploy/nginx.ts'

const root = path.resolve(import.meta.dirname, '..')
const bundle = 'mocks/generated/openapi.json'

/** Everything that is written by a tool and committed. */
export const generated = [
  'src/api/generated',
  'mocks/generated',
  'src/routeTree.gen.ts',
  'src/i18n/catalogues/en.json',
  'deploy/nginx.conf',
]

/** Writes the client, the validators, the operation types, the route tree, the English catalogue and nginx's file anew. */
export async function generate(): Promise<void> {
  mkdirSync(path.join(root, path.dirname(bundle)), { recursive: true })
  run(
    'redocly',
    'bundle',
    '--config=openapi/redocly.yaml',
    'openapi/openapi.yaml',
    `--output=${bundle}`,
  )
  run('orval', '--config=orval.config.ts')
  run('openapi-typescript', bundle, '--output=mocks/generated/operations.ts')
  extractMessages('src/i18n/catalogues/en.json', '--format=simple')
  const config = getConfig({ target: 'react', autoCodeSplitting: true }, root)
  await new Generator({ config, root }).run()
  const example = readConfig(path.join(root, 'public/config.json'))
  writeFileSync(path.join(root, 'deploy/nginx.conf'), nginxFile({ config: example }))
}

/** Writes every message of the code to a file, by its id. */
export function extractMessages(file: string, ...options: string[]) {
  run(
    'formatjs',
    'extract',
    'src/**/*.{ts,tsx}',
    '--ignore=src/**/*.stories.tsx',
    '--id-interpolation-pattern=[sha512:contenthash:base64:6]',
    `--out-file=${file}`,
    ...options,
  )
}

function run(tool: string, ...args: string[]) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  execFileSync(path.join(root, 'node_modules/.bin', tool), args, { cwd: root, env, stdio: 'pipe' })
}

if (import.meta.main) await generate()
