import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isJsonObject } from '../mocks/contract.ts'

// `npm run generators`: checks that the client generators of other teams read the contract, and that what they write compiles under
// `strict`. They are installed into a temporary folder, since nothing else needs them; that takes the registry.

type Generator = { name: string; packages: Record<string, string>; command: string[] }

const contract = 'openapi.json'
/** Kubb 4.39 never ends at a list of types such as `[string, integer]`, so its copy says `anyOf`. */
const kubbContract = 'openapi-kubb.json'
const generators: Generator[] = [
  {
    name: 'hey-api',
    packages: { '@hey-api/openapi-ts': '0.99.0' },
    command: ['openapi-ts', '-i', contract, '-o', 'hey-api'],
  },
  {
    name: 'swagger-typescript-api',
    packages: { 'swagger-typescript-api': '13.13.0' },
    command: ['swagger-typescript-api', 'generate', '-p', contract, '-o', 'swagger-typescript-api'],
  },
  {
    name: 'oazapfts',
    packages: { oazapfts: '7.5.0', '@oazapfts/runtime': '1.2.0' },
    command: ['oazapfts', contract, 'oazapfts/api.ts'],
  },
  {
    name: 'kubb',
    packages: {
      '@kubb/cli': '4.39.3',
      '@kubb/core': '4.39.3',
      '@kubb/plugin-oas': '4.39.3',
      '@kubb/plugin-ts': '4.39.3',
      '@kubb/plugin-client': '4.39.3',
      axios: '1.12.2',
    },
    command: ['kubb', 'generate'],
  },
]

const kubbConfig = `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

export default defineConfig({
  root: '.',
  input: { path: './${kubbContract}' },
  output: { path: './kubb', clean: true },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient()],
})
`

const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'waypost-generators-'))
const text = readFileSync(path.join(root, 'mocks/generated/openapi.json'), 'utf8')
writeFileSync(path.join(folder, contract), text)
writeFileSync(
  path.join(folder, kubbContract),
  JSON.stringify(JSON.parse(text, asAlternatives), null, 2),
)
writeFileSync(path.join(folder, 'kubb.config.ts'), kubbConfig)
const devDependencies = Object.assign(
  { typescript: '5.9.3', '@types/node': '24.9.1' },
  ...generators.map(({ packages }) => packages),
) as Record<string, string>
writeFileSync(
  path.join(folder, 'package.json'),
  JSON.stringify({ private: true, type: 'module', devDependencies }),
)
console.log(`Installing into ${folder}`)
const installed = run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'])
const failed = installed === '' ? generators.flatMap(problemOf) : [`npm install: ${installed}`]
for (const problem of failed) console.error(problem)
rmSync(folder, { recursive: true })
process.exit(failed.length > 0 ? 1 : 0)

function problemOf({ name, command: [tool = '', ...args] }: Generator): string[] {
  mkdirSync(path.join(folder, name), { recursive: true })
  const options = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      types: ['node'],
    },
    include: [`${name}/**/*.ts`],
  }
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(options))
  const problem = runLocal(tool, args) || runLocal('tsc', ['-p', `${name}.json`])
  console.log(`${problem ? '✗' : '✓'} ${name}`)
  return problem ? [`${name}: ${problem}`] : []
}

function runLocal(tool: string, args: string[]): string {
  return run(path.join(folder, 'node_modules/.bin', tool), args)
}

function asAlternatives(_key: string, value: unknown): unknown {
  if (!isJsonObject(value) || !Array.isArray(value['type'])) return value
  const { type, ...others } = value
  const types = type as unknown[]
  return types.filter((each) => each !== 'null').length > 1
    ? { ...others, anyOf: types.map((each) => ({ type: each })) }
    : value
}

/** What a program printed if it failed, else nothing. */
function run(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1', KUBB_DISABLE_TELEMETRY: '1' },
  })
  if (status === 0) return ''
  return `${error ?? ''}${stdout}${stderr}`.trim().slice(0, 2000) || `ended with ${status}`
}
