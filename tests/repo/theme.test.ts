import { createSystem, defaultBaseConfig, defaultSystem } from '@chakra-ui/react'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { system } from '../../src/ui/theme/theme.ts'

const src = path.resolve(import.meta.dirname, '../../src')
const files = globSync('**/*.tsx', { cwd: src }).filter((file) => !file.includes('.stories.'))

test('every component finds its recipe in the theme or in its own props', () => {
  expect(files.flatMap(rootsWithoutRecipe)).toEqual([])
})

const chakra = defaultSystem._config.theme
const full = createSystem(defaultBaseConfig, { cssVarsPrefix: 'wp', theme: chakra })

test('the recipes use only existing tokens and styles', () => {
  const styles = [
    ...Object.values(chakra?.recipes ?? {}).flatMap(stylesOf),
    ...Object.values(chakra?.slotRecipes ?? {})
      .flatMap(stylesOf)
      .flatMap((slots): object[] => Object.values(slots)),
  ]
  expect(styles.map((style) => system.css(style))).toEqual(styles.map((style) => full.css(style)))
})

/** The components of a file whose recipe is neither in the theme nor in their first prop. */
function rootsWithoutRecipe(file: string): string[] {
  return styledOf(file)
    .filter(({ recipe }) => !system.hasRecipe(recipe))
    .filter(({ tag }) => new RegExp(`<${tag}(\\.Root)?(?![\\w.])(?!\\s+recipe=)`).test(read(file)))
    .map(({ recipe }) => `${file}: ${recipe}`)
}

/** Imports from Chakra that have a recipe, with their name in the file. */
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

function read(file: string): string {
  return readFileSync(path.join(src, file), 'utf8')
}

type Recipe = { base?: object; variants?: object }

/** The base of a recipe and each of its variants. */
function stylesOf({ base = {}, variants = {} }: Recipe): object[] {
  return [base, ...Object.values(variants).flatMap((variant: object) => Object.values(variant))]
}
