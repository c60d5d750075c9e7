import { expect, it } from 'vitest'
import { isDue, pauseAfter } from './reading.ts'

const minute = 60_000
const now = 100 * minute

it('reads every minute, and less often after failures', () => {
  expect([0, 1, 2, 3, 4, 9].map((failures) => pauseAfter(failures) / minute)).toEqual([
    1, 2, 4, 8, 10, 10,
  ])
  const used = { now, usedAt: now, failures: 0 }
  expect(isDue({ ...used, readAt: now - minute })).toBe(true)
  expect(isDue({ ...used, readAt: now - minute + 1 })).toBe(false)
  expect(isDue({ ...used, readAt: now - minute, failures: 1 })).toBe(false)
})

it('does not read while nobody uses the page', () => {
  const old = { now, readAt: 0, failures: 0 }
  expect(isDue({ ...old, usedAt: now - 30 * minute })).toBe(true)
  expect(isDue({ ...old, usedAt: now - 31 * minute })).toBe(false)
})
