import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createNodeDriver } from '@pandacss/compiler'
import { createSourceTransformer } from '@pandacss/transformer'
import { beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = globSync('src/{app,features,kit,shell,ui}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:stories|test)\./.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
  .filter(({ source }) => /~\/styled-system\/|recipeClass|__\w+/.test(source))

let sheet = ''
let compiled: { file: string; source: string; code: string }[] = []

beforeAll(async () => {
  const driver = await createNodeDriver({ cwd: root })
  driver.parseFiles()
  const transformer = createSourceTransformer(driver.compiler)
  compiled = files.map(({ file, source }) => ({
    file,
    source,
    code: transformer.transformSource({ path: path.join(root, file), source }).code,
  }))
  sheet = driver.cssgen({ emitLayerDeclaration: false }).css.replaceAll('\\', '')
}, 120_000)

test('no style is computed in the browser', () => {
  expect(compiled.filter(({ code }) => usesEngine(code)).map(({ file }) => file)).toEqual([])
})

// The compiler drops them without a word. At the top of a style they are kept.
test('no rule within a style has another object spread into it', () => {
  const sources = files.filter(({ file }) => !file.startsWith('src/ui/theme/'))
  const spread = sources.flatMap(({ file, source }) =>
    [...source.matchAll(/'[^'\n]*&[^'\n]*': \{[^{}]*\.\.\./g)].map(([rule]) => `${file}: ${rule}`),
  )
  expect(spread).toEqual([])
})

// The compiler may name a class that it writes no style for, such as that of a condition inside of a selector.
test('every class of a style is in the style sheet', () => {
  const missing = compiled.flatMap(({ file, source, code }) =>
    textsOf(code)
      .filter((name) => isStyleClass.test(name) && !source.includes(name))
      .filter((name) => !sheet.includes(`.${name}`))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every class of a recipe is in the style sheet', () => {
  const names = files.flatMap(({ file, source }) =>
    [...source.matchAll(/recipeClass\('([\w-]+)'|['"]((?:[a-z-]+)__[a-zA-Z]+)['"]/g)]
      .map(([, recipe, part]) => recipe ?? part ?? '')
      .filter((name) => !unstyled.has(name))
      .map((name) => ({ file, name })),
  )
  expect(
    names.filter(({ name }) => !new RegExp(`\\.${name}(?![\\w-]*\\w)|\\.${name}--`).test(sheet)),
  ).toEqual([])
})

test('npm installs the compiler under every version of Node that starts the console', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { engines?: object }>
  }
  // npm leaves out an optional package that asks for a newer Node than the one it runs on.
  const demanding = Object.entries(lock.packages).filter(
    ([name, { engines }]) => name.includes('@pandacss/compiler-linux') && engines,
  )
  expect(demanding.map(([name]) => name)).toEqual([])
})

/** Parts whose class has no style of its own. */
const unstyled = new Set([
  'date-picker__tableHead',
  'date-picker__tableBody',
  'date-picker__tableRow',
])

/** Such as `mt_4` or `md:d_none`. */
const isStyleClass = /^(?:[\w-]+:|\[[^\]]*(?:\[[^\]]*\][^\]]*)*\]:)*[a-z][a-z-]*_[^\s"'\\]+$/

/** The words of all texts in the code. */
function textsOf(code: string): string[] {
  return [...code.matchAll(/(["'`])((?:(?!\1)[^\n])*)\1/g)].flatMap(([, , text = '']) =>
    text.split(' '),
  )
}

/** Whether code imports more than what joins classes. */
function usesEngine(code: string): boolean {
  const imports = [
    ...code.matchAll(/import \{([^}]*)\} from '~\/styled-system\/(?:css|jsx|patterns)'/g),
  ]
  const body = code.replaceAll(/^import .*$/gm, '')
  return imports
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .some((name) => name !== '' && name !== 'cx' && new RegExp(`(?:<|\\b)${name}[.( ]`).test(body))
}
