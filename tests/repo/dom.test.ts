import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

// TanStack Query has a `MutationObserver` too.
const byHand =
  /\bquerySelector|\bnew (Mutation|Resize|Intersection|Performance)Observer\((?!queryClient)/

test('every file that looks for elements by itself is listed with its reason', () => {
  const files = globSync('{api,app,features,i18n,kit,lib,routes,session,shell,ui}/**/*.{ts,tsx}', {
    cwd: path.join(root, 'src'),
  }).filter(
    (file) =>
      !/\.(stories|test)\.tsx?$|\/developer\//.test(file) && byHand.test(read(`src/${file}`)),
  )
  const listed = [...read('docs/decisions/dom.md').matchAll(/`([\w/-]+\.tsx?)`/g)].map(
    ([, file]) => file,
  )
  expect(files).toContain('kit/table/rove.ts')
  expect(new Set(files)).toEqual(new Set(listed))
})
