import { createNodeDriver } from '@pandacss/compiler'
import { createSourceTransformer } from '@pandacss/transformer'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:stories|test)\.|styled-system|generated/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))

const driver = await createNodeDriver({ cwd: root })
driver.parseFiles()
const transformer = createSourceTransformer(driver.compiler)
const { css } = driver.cssgen({ emitLayerDeclaration: false })

test('no style is computed in the browser', () => {
  const left = files
    .filter(({ source }) => source.includes('~/styled-system/'))
    .filter(({ file, source }) => {
      const { code } = transformer.transformSource({ path: path.join(root, file), source })
      return engineOf(code).length > 0
    })
  expect(left.map(({ file }) => file)).toEqual([])
})

test('every class of a recipe is in the style sheet', () => {
  const names = files.flatMap(({ file, source }) =>
    [
      ...source.matchAll(/recipeClass\('([\w-]+)'/g),
      ...source.matchAll(/'((?:dialog|drawer|menu|tooltip|tabs|combobox|listbox)__\w+)'/g),
      ...source.matchAll(/"((?:dialog|drawer|menu|tooltip|tabs|date-picker|listbox)__\w+)"/g),
    ].map(([, name = '']) => ({ file, name })),
  )
  const missing = names.filter(({ name }) => !new RegExp(`\\.${name}(?:--\\w+)?[\\s:{]`).test(css))
  expect(names.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('every style names a token that exists', () => {
  // Panda writes an unknown name as it is.
  expect(css.match(/: [a-z]+\\\.[\w.\\]+;/g) ?? []).toEqual([])
})

test('npm installs the compiler under every version of Node that starts the console', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { engines?: object; optional?: boolean }>
  }
  const binaries = Object.entries(lock.packages).filter(([name]) =>
    name.includes('@pandacss/compiler-linux'),
  )
  // npm leaves out an optional package that asks for a newer Node than the one it runs on.
  expect(binaries.filter(([, { engines }]) => engines).map(([name]) => name)).toEqual([])
})

/** The imports that compute styles; joining classes is free. */
function engineOf(code: string): string[] {
  return [...code.matchAll(/import \{([^}]*)\} from '~\/styled-system\/(?:css|jsx|patterns)'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'cx' && new RegExp(`(?:<|\\b)${name}[.( ]`).test(code.replace(/import [^\n]*/g, '')))
}
