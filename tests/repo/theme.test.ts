import { createSystem, defaultBaseConfig, defaultSystem } from '@chakra-ui/react'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { baseSystem } from '../../src/components/theme/base-theme.ts'
import { signedInSystem } from '../../src/components/theme/signed-in-theme.tsx'

const src = path.resolve(import.meta.dirname, '../../src')
const everything = globSync('**/*.tsx', { cwd: src }).filter((file) => !file.includes('.stories.'))
const publicRoutes = globSync('routes/**/*.tsx', { cwd: src }).filter(
  (file) => file.endsWith('__root.tsx') || read(file).includes('public: true'),
)

test('every component of the first load has its recipe', () => {
  const files = reach(['main.tsx', ...publicRoutes])
  expect(recipesOf(files).filter((key) => !baseSystem.hasRecipe(key))).toEqual([])
})

test('every component has its recipe behind the sign-in, or brings it along', () => {
  expect(everything.flatMap(rootsWithoutRecipe)).toEqual([])
})

const chakra = defaultSystem._config.theme
const full = createSystem(defaultBaseConfig, { cssVarsPrefix: 'wp', theme: chakra })

test.each([
  ['base', baseSystem, baseSystem._config.theme],
  ['signed-in', signedInSystem, chakra],
])('the recipes find every token and style that they name in the %s theme', (_, system, theme) => {
  const styles = [
    ...Object.values(theme?.recipes ?? {}).flatMap(stylesOf),
    ...Object.values(theme?.slotRecipes ?? {})
      .flatMap(stylesOf)
      .flatMap((slots): object[] => Object.values(slots)),
  ]
  expect(styles.map((style) => system.css(style))).toEqual(styles.map((style) => full.css(style)))
})

/** The recipes that Chakra has for the components that the files import from it. */
function recipesOf(files: string[]): string[] {
  return [...new Set(files.flatMap(styledOf).map(({ recipe }) => recipe))]
}

/** The components of a file whose recipe neither the theme has nor their first prop gives. */
function rootsWithoutRecipe(file: string): string[] {
  return styledOf(file)
    .filter(({ recipe }) => !signedInSystem.hasRecipe(recipe))
    .filter(({ tag }) => new RegExp(`<${tag}(\\.Root)?(?![\\w.])(?!\\s+recipe=)`).test(read(file)))
    .map(({ recipe }) => `${file}: ${recipe}`)
}

/** What a file imports from Chakra and Chakra has a recipe for, with the name by which the file calls it. */
function styledOf(file: string): { recipe: string; tag: string }[] {
  return [...read(file).matchAll(/import \{([^}]+)\} from '@chakra-ui\/react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as '))
    .map(([name = '', tag = name]) => ({
      recipe: name.charAt(0).toLowerCase() + name.slice(1),
      tag,
    }))
    .filter(({ recipe }) => defaultSystem.hasRecipe(recipe))
}

/** All files that the given ones import, directly or not, other than by a dynamic import or a route. */
function reach(files: string[], seen = new Set<string>()): string[] {
  for (const file of files.filter((each) => !seen.has(each))) {
    seen.add(file)
    const imports = read(file).matchAll(/^(?:import (?!type)|\} from )[^']*'([^']+\.tsx?)'/gm)
    const found = [...imports].map(([, name = '']) =>
      name.startsWith('~/') ? name.slice(2) : path.join(path.dirname(file), name),
    )
    reach(
      found.filter((each) => !each.startsWith('routes/') && each !== 'routeTree.gen.ts'),
      seen,
    )
  }
  return [...seen]
}

function read(file: string): string {
  return readFileSync(path.join(src, file), 'utf8')
}

type Recipe = { base?: object; variants?: object }

/** The base of a recipe and each of its variants. */
function stylesOf({ base = {}, variants = {} }: Recipe): object[] {
  return [base, ...Object.values(variants).flatMap((variant: object) => Object.values(variant))]
}
