import { expect, it } from 'vitest'
import { localDay } from './local-day.ts'

it('names the day of this browser, not that of UTC', () => {
  expect(localDay(new Date(2026, 10, 16, 0, 5).getTime())).toBe('2026-11-16')
  expect(localDay(new Date(2026, 10, 16, 23, 55).getTime())).toBe('2026-11-16')
})
