import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

test('a line is split into file, row and problem', () => {
  expect(
    readLines(['locations.csv, row 4: Grouping name is not unique: Tampa – Bayshore']),
  ).toEqual([
    {
      place: 1,
      file: 'locations.csv',
      row: 4,
      problem: 'Grouping name is not unique: Tampa – Bayshore',
    },
  ])
})

test.each([
  'The archive is too old',
  'users.csv: There is no such file',
  'users.csv, row two: There is no enterprise Nobody',
])('"%s" stays whole', (message) => {
  expect(readLines([message])).toEqual([{ place: 1, file: null, row: null, problem: message }])
})

test('lines keep their order', () => {
  expect(readLines(['b', 'a']).map(({ place, problem }) => [place, problem])).toEqual([
    [1, 'b'],
    [2, 'a'],
  ])
})

test.each(['', '  ', '\u00a0\u200b', '\r\n'])('the blank line %j is no error', (blank) => {
  expect(readLines([blank, 'a', blank])).toEqual([
    { place: 1, file: null, row: null, problem: 'a' },
  ])
})
