import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const report = readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8')

/** The criteria of levels A and AA of WCAG 2.2, by their guideline. */
const criteria = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

test('the accessibility report covers each criterion of WCAG 2.2 A and AA once', () => {
  const rows = [...report.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| (A|AA) \| ([^|]+) \|/gm)]
  const wanted = Object.entries(criteria).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  )
  expect(rows.map(([, criterion]) => criterion)).toEqual(wanted)
  const words = ['Supports', 'Partially supports', 'Does not support', 'Not applicable']
  expect(words).toEqual(expect.arrayContaining([...new Set(rows.map(([, , , word]) => word))]))
})

test('every file in the accessibility report exists', () => {
  const files = [...report.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
