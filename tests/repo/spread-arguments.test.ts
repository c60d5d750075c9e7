import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

// The arguments of a call are on the stack, which 150,000 of them overflow: `Math.max(...times)` and `list.push(...rows)`
// fail with many rows. These calls spread lists that no server and no file makes long.

const root = path.resolve(import.meta.dirname, '../..')

const short = [
  ['src/kit/live/use-live.ts', 'Math.min'],
  ['src/kit/live/use-reading.ts', 'Math.max'],
  ['src/app/early-page.ts', 'copyFocus'],
  ['src/features/pack/fastest.ts', 'Math.max'],
  ['mocks/proxy/anonymize.ts', 'Object.assign'],
  ['src/ui/feedback/toast-stack.tsx', 'Math.max'],
  ['src/features/setup/zip-file.ts', 'String.fromCharCode'],
  ['src/i18n/language.ts', 'Object.assign'],
  ['src/lib/lazy-fn.ts', 'own'],
].map(String)

test('no call spreads a list of unknown length into its arguments', () => {
  const files = globSync('{src,mocks}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/generated\/|\.(?:test|stories)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = new Set<string>()
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
    const visit = (node: ts.Node): void => {
      if (
        (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
        node.arguments?.some(ts.isSpreadElement)
      ) {
        found.add(String([file, node.expression.getText(source)]))
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  expect([...found].toSorted()).toEqual(short.toSorted())
})
