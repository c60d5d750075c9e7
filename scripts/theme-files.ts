import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  chakra,
  ChakraProvider,
  type ChakraProviderProps,
  type SystemContext,
} from '@chakra-ui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const folder = path.resolve(import.meta.dirname, '../src/ui/theme')

/** Writes the theme's style sheet, the names of the tokens and the style sheet of tables. */
export async function writeThemeFiles(): Promise<void> {
  const { semanticTokens } = await import('../src/ui/theme/semantic-tokens.ts')
  const { tokens } = await import('../src/ui/theme/tokens.ts')
  const names = new Map<string, Set<string>>()
  for (const [category, ...parts] of [...leaves(tokens), ...leaves(semanticTokens)]) {
    if (category === undefined) continue
    names.set(category, (names.get(category) ?? new Set()).add(parts.join('/')))
  }
  const lines = [...names].map(([category, found]) => `  ${category}: '${[...found].join(' ')}',\n`)
  writeFileSync(
    path.join(folder, 'generated/token-names.ts'),
    `export const tokenNames = {\n${lines.join('')}}\n`,
  )
  // This module imports the names just written.
  const { styleSheetSystem } = await import('../src/ui/theme/style-sheet.ts')
  writeFileSync(path.join(folder, 'generated/theme.css'), styleSheetOf(styleSheetSystem))
  const { system } = await import('../src/ui/theme/theme.ts')
  const { tableStyle } = await import('../src/ui/theme/table-style.ts')
  const table = styleSheetOf(system, createElement(chakra.table, { css: tableStyle }))
  writeFileSync(
    path.join(folder, 'generated/table.css'),
    table.replaceAll(/\.css-\w+/g, '.wp-table'),
  )
}

/** Outside a browser, Emotion writes its rules into the markup. */
function styleSheetOf(value: SystemContext, children?: ReactNode): string {
  const page = createElement(ChakraProvider, { value } as ChakraProviderProps, children)
  const markup = renderToStaticMarkup(page)
  const rules = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css)
  return `${rules.join('\n')}\n`.replaceAll(/[;}](?=[^\n])/g, '$&\n')
}

/** The paths of all tokens: `['colors', 'gray', '50']`. */
function leaves(tree: object, path: string[] = []): string[][] {
  if ('value' in tree) return [path]
  return Object.entries(tree).flatMap(([name, branch]) => leaves(branch as object, [...path, name]))
}

if (import.meta.main) await writeThemeFiles()
