import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContractDocument } from '../../mocks/contract.ts'
import { screenFiles } from '../../scripts/new/screen-files.ts'
import { runTool } from '../../scripts/tools.ts'

const root = path.resolve(import.meta.dirname, '../..')
const document = JSON.parse(
  readFileSync(path.join(root, 'mocks/generated/openapi.json'), 'utf8'),
) as ContractDocument

/** A project with the routes of this one and new screens, which takes everything else from this one. */
const project = mkdtempSync(path.join(tmpdir(), 'waypost-new-'))
const written: string[] = []

beforeAll(async () => {
  const inSource = (folder: string, except: string[]) =>
    readdirSync(path.join(root, folder))
      .filter((name) => !except.includes(name))
      .map((name) => `${folder}/${name}`)
  for (const name of [
    'node_modules',
    '.storybook',
    'tests/support',
    'mocks',
    'scripts',
    'deploy',
    'package.json',
    '.oxlintrc.json',
    ...inSource('src', ['routes', 'features', 'routeTree.gen.ts']),
    ...inSource('src/features', []),
  ]) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true })
    symlinkSync(path.join(root, name), path.join(project, name))
  }
  cpSync(path.join(root, 'src/routes'), path.join(project, 'src/routes'), { recursive: true })
  const screens = [
    { kind: 'list', address: '/admin-admin/depots', operationId: 'listFleets' },
    { kind: 'form', address: '/admin-admin/depots/add', operationId: 'createUser' },
    { kind: 'record', address: '/admin-admin/depots/view/$depotId', operationId: 'getUser' },
  ] as const
  for (const screen of screens) {
    for (const [file, text] of Object.entries(screenFiles(document, screen, () => true))) {
      mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
      writeFileSync(path.join(project, file), text)
      written.push(file)
    }
  }
  const config = getConfig({ target: 'react', autoCodeSplitting: true }, project)
  await new Generator({ config, root: project }).run()
  const { compilerOptions } = JSON.parse(
    readFileSync(path.join(root, 'tsconfig.json'), 'utf8'),
  ) as { compilerOptions: object }
  // They import the rest of the console, but none of its other stories and tests.
  const include = [...written, 'src/**/*.d.ts', 'mocks/**/*.d.ts', '.storybook/*.d.ts']
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
}, 60_000)

afterAll(() => rmSync(project, { recursive: true, force: true }))

test('a new list, form and record compile and pass the lint', { timeout: 300_000 }, async () => {
  expect(written.length).toBeGreaterThan(12)
  // Unlike the compiler, it checks the types of these files only.
  const args = ['--type-check', '--config', '.oxlintrc.json', ...written]
  expect(await runTool('oxlint', args, { cwd: project })).toMatchObject({ code: 0 })
})

test('a screen without a fitting operation gets the names of those that fit', () => {
  const script = path.join(root, 'scripts/new.ts')
  const typed = ['list', '/admin-admin/depots', '--operation=getMe']
  const { stderr } = spawnSync(process.execPath, [script, ...typed], { encoding: 'utf8' })
  expect(stderr).toMatch(/listEnterprises, .*listFleets/)
})
