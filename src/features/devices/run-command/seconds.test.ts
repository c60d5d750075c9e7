import { expect, test } from 'vitest'
import { instantOfSeconds, secondsInMilliseconds, secondsOfInstant } from './seconds.ts'

test.each([
  [1_794_841_200, '2026-11-16T15:00:00.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
  [-1, '1969-12-31T23:59:59.000Z'],
])('%d seconds are %s, and the other way round', (seconds, instant) => {
  expect(instantOfSeconds(seconds)).toBe(instant)
  expect(secondsOfInstant(instant)).toBe(seconds)
})

test.each([null, undefined, '1794841200', NaN, 1e15, 1_794_841_200_000])(
  '%s has no instant',
  (value) => {
    expect(instantOfSeconds(value)).toBeNull()
  },
)

test.each(['2026-11-16T', 'T09:30', '11/1T09:30', ''])('%o has no seconds', (text) => {
  expect(secondsOfInstant(text)).toBeUndefined()
})

test.each([
  [1_763_305_200_123, 1_763_305_200],
  [1_763_305_200, undefined],
  [99_999_999_999, undefined],
  [1_763_305_200_123_456, undefined],
  [null, undefined],
  ['1763305200123', undefined],
])('%o as milliseconds are %o seconds', (value, seconds) => {
  expect(secondsInMilliseconds(value)).toBe(seconds)
})
