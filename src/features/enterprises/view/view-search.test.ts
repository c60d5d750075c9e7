import { expect, test } from 'vitest'
import { readViewSearch, writeRate } from './view-search.ts'

test('the address names a level and a frequency', () => {
  expect(readViewSearch({ group: '31', rate: '300' })).toEqual({ group: '31', rate: '300' })
})

test.each(['', 'banana', '-1', '0.5', ['31', '32'], undefined])('%j is no number', (value) => {
  expect(readViewSearch({ group: value, rate: value })).toEqual({})
})

test.each([0, 1, 300])('the address that names a frequency of %d is read again', (rate) => {
  expect(readViewSearch({ rate: writeRate(rate) }).rate).toBe(String(rate))
})

test.each([0.5, -1])('no address names a frequency of %d', (rate) => {
  expect(writeRate(rate)).toBeUndefined()
})
