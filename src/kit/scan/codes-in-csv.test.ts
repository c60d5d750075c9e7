import { expect, test } from 'vitest'
import { codesInFile, codesInRows } from './codes-in-csv.ts'

test.each([
  [
    'the column with MAC addresses, whatever stands before it',
    [
      ['Box', 'DevEUI', 'AppKey'],
      ['1', 'A8:40:41:00:00:01:FF:01', '5D1E8C07'],
      ['1', 'A84041000001FF02', ''],
      ['2', 'A84041000001FF02', ''],
    ],
    ['A8:40:41:00:00:01:FF:01', 'A84041000001FF02'],
  ],
  [
    'the column whose heading names serial numbers',
    [
      ['Type', 'Serial No.'],
      ['Router', 'R-1'],
      ['Router', 'R-2'],
    ],
    ['R-1', 'R-2'],
  ],
  [
    'the column with serial numbers, although the first one is of machines',
    [
      ['Machine', 'Serial No.'],
      ['Oven 1', 'R-1'],
      ['Oven 2', 'R-2'],
    ],
    ['R-1', 'R-2'],
  ],
  ['the first column of a plain list', [['R-1'], ['R-2']], ['R-1', 'R-2']],
  ['nothing of an empty file', [], []],
])('the codes of a CSV file are %s', (_name, rows, codes) => {
  const { columns, guess } = codesInRows(rows)
  expect(columns[guess] ?? []).toEqual(codes)
})

test('a CSV file of a spreadsheet in another language is read', async () => {
  const file = new Blob([
    '\ufeffTyp;DevEUI\r\nLHT65N;A84041000001FF01\r\n"LHT65N";"A84041000001FF02"\r\n',
  ])
  const { columns } = await codesInFile(file)
  expect(columns[1]).toEqual(['A84041000001FF01', 'A84041000001FF02'])
})
