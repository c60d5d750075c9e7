import { describe, expect, test } from 'vitest'
import { instantAt, isZone, wallTime } from './zone.ts'

const zones = ['US/Eastern', 'US/Arizona', 'US/Hawaii', 'Asia/Kolkata', 'UTC']

describe('a wall time', () => {
  test.each(zones)('is the one of its own instant in %s, all year round', (zone) => {
    for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2027, 0, 1); instant += 3_600_000) {
      const wall = wallTime(instant, zone)
      // In the repeated hour, the instant may be the other one.
      expect(wallTime(instantAt(wall, zone), zone)).toEqual(wall)
    }
  })

  test('overflows beyond the end of a month', () => {
    const wall = { year: 2026, month: 12, day: 32, hour: 6, minute: 0 }
    expect(instantAt(wall, 'US/Eastern')).toBe(Date.parse('2027-01-01T11:00:00Z'))
  })

  test('that summer time skips is an hour earlier', () => {
    const wall = { year: 2026, month: 3, day: 8, hour: 2, minute: 30 }
    const instant = instantAt(wall, 'US/Eastern')
    expect(wallTime(instant, 'US/Eastern')).toMatchObject({ hour: 1, minute: 30 })
  })
})

test.each([
  ['US/Eastern', true],
  ['US/Estern', false],
  ['', false],
])('the zone %o is known: %s', (zone, known) => {
  expect(isZone(zone)).toBe(known)
})
