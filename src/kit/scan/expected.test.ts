import { expect, test } from 'vitest'
import { compareWithExpected } from './expected.ts'

const names = ['70B3D5A1E01A', '70B3D5A1E01B', '70B3D5A1E0FF']

test('a number sets how many codes are expected', () => {
  expect(compareWithExpected(' 24 ', names)).toEqual({
    scanned: 3,
    total: 24,
    missing: [],
    unexpected: [],
  })
})

test('a list of codes shows which are missing and which are unexpected', () => {
  const expected = '70:B3:D5:A1:E0:1A\n70:b3:d5:a1:e0:1b, 70B3D5A1E01C 70B3D5A1E01C'
  expect(compareWithExpected(expected, names)).toEqual({
    scanned: 2,
    total: 3,
    missing: ['70B3D5A1E01C'],
    unexpected: ['70B3D5A1E0FF'],
  })
})

test('initially nothing is expected', () => {
  expect(compareWithExpected('', names)).toMatchObject({ scanned: 3, total: null, missing: [] })
})
