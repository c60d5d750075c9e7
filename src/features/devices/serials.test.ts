import { expect, test } from 'vitest'
import { textOfCodes } from '~/lib/codes.ts'
import { serialsOf } from './serials.ts'

test('serial numbers come from lines, blanks, commas, semicolons and tabs', () => {
  expect(serialsOf('G2-1\r\nG2-2, G2-3;G2-4\tG2-5\n\n')).toEqual([
    'G2-1',
    'G2-2',
    'G2-3',
    'G2-4',
    'G2-5',
  ])
})

test('duplicate serial numbers are listed once, whatever their letter case', () => {
  expect(serialsOf('LHT65N-1\nlht65n-1\nLHT65N-2\nLHT65N-1')).toEqual(['LHT65N-1', 'LHT65N-2'])
})

test('quotation marks, blanks and invisible characters are not part of a serial number', () => {
  expect(serialsOf(' "G2-1" ,\u200bG2-\u00ad2\u200b G2-3')).toEqual(['G2-1', 'G2-2', 'G2-3'])
})

test('a text of separators contains no serial number', () => {
  expect(serialsOf(' \n,\t;"" ')).toEqual([])
})

test('a serial number with a comma stays one in the address and in the box', () => {
  expect(serialsOf(textOfCodes(['A,1', 'B2'], ','))).toEqual(['A,1', 'B2'])
})
