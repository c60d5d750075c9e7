import fc from 'fast-check'
import Papa from 'papaparse'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { columnsOf } from './columns.tsx'
import { csvOf } from './csv.ts'

const intl = createIntl({ locale: 'en', messages: {} })
type Row = { name: string; count: number | null }
const column = columnsOf<Row>()
const columns = [
  column.text('name', { label: { id: 'n', defaultMessage: 'Name' } }),
  column.number('count', { label: { id: 'c', defaultMessage: 'Count, all' } }),
] as const
const cellOf = (name: string) =>
  csvOf([columns[0]], [{ name, count: null }], intl).replace('Name\r\n', '')

test('headings and rows are on separate lines', () => {
  const rows = [
    { name: 'Harbor Grill', count: 12_345 },
    { name: 'Maple & Main', count: null },
  ]
  expect(csvOf(columns, rows, intl)).toBe(
    'Name,"Count, all"\r\nHarbor Grill,12345\r\nMaple & Main,\r\n',
  )
})

test('a heading names the unit of its numbers', () => {
  const bytes = column.number('count', {
    label: { id: 'c', defaultMessage: 'Count' },
    csvLabel: { id: 'b', defaultMessage: 'Count (bytes)' },
  })
  expect(csvOf([bytes], [], intl)).toBe('Count (bytes)\r\n')
})

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"\r\n`],
  ['+1', `"'+1"\r\n`],
  ['-1', `"'-1"\r\n`],
  ['@SUM(A1)', `"'@SUM(A1)"\r\n`],
  ['\t=1', `"'\t=1"\r\n`],
  ['\r=1', `"'\r=1"\r\n`],
  [' =1', `"' =1"\r\n`],
  ['\u00A0+1', `"'\u00A0+1"\r\n`],
  ['\u200B-1', `"'\u200B-1"\r\n`],
  ['\uFEFF@A1', `"'\uFEFF@A1"\r\n`],
  ['＝1', `"'＝1"\r\n`],
  ['＋1', `"'＋1"\r\n`],
  ['－1', `"'－1"\r\n`],
  [' ＠A1', `"' ＠A1"\r\n`],
])('a spreadsheet does not run %j', (text, line) => {
  expect(cellOf(text)).toBe(line)
})

test.each([
  ['a,b', '"a,b"\r\n'],
  ['say "hi"', '"say ""hi"""\r\n'],
  ['two\nlines', '"two\nlines"\r\n'],
  [' padded ', '" padded "\r\n'],
  ['A-1', 'A-1\r\n'],
  ['مطعم', 'مطعم\r\n'],
])('%j stays one cell', (text, line) => {
  expect(cellOf(text)).toBe(line)
})

test('a negative number stays a number', () => {
  expect(csvOf([columns[1]], [{ name: '', count: -5 }], intl)).toBe('"Count, all"\r\n-5\r\n')
})

test('whatever a text contains, it stays one cell, and none is a formula', () => {
  const signs = fc.constantFrom(...'=+-@＝＋－＠,;"\'\t\r\n\0\u00A0\u200B\uFEFF\u202E a1'.split(''))
  const text = fc.oneof(
    fc.string({ unit: fc.oneof(signs, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) }),
    fc.string({ unit: signs }),
  )
  fc.assert(
    fc.property(text, text, (name, other) => {
      const csv = csvOf(
        [columns[0]],
        [name, other].map((each) => ({ name: each, count: 1 })),
        intl,
      )
      const { data } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' })
      const cells = data.slice(1, 3).map(([cell = '']) => cell)
      expect(data.map((line) => line.length)).toEqual([1, 1, 1, 1])
      expect(cells.map((cell, index) => isSame(cell, [name, other][index]))).toEqual([true, true])
      for (const cell of cells) {
        expect(cell).not.toMatch(/^[\t\r\n]|^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u)
      }
    }),
    { numRuns: 2000 },
  )
})

/** Whether a cell has this text, perhaps after the apostrophe that keeps a spreadsheet from running it. */
const isSame = (cell: string, text = '') => cell === text || cell === `'${text}`
