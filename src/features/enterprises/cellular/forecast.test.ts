import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateOf, forecast } from './forecast.ts'

const at = Date.parse
const row = (linkid: number, bytes: number, end: string | 0, periodsBack = 0) => ({
  linkid,
  record_id: linkid * 10 + periodsBack,
  cur_period_end: end === 0 ? 0 : at(end),
  periods_back: periodsBack,
  bytes,
})

/** December begins in US Eastern. */
const december = '2026-12-01T00:00:00-05:00'

describe('a period starts one month before its end in US Eastern', () => {
  test.each([
    // November has 30 days, and one hour more since daylight saving time ends in it: 30 × 24 + 1.
    [december, '2026-11-01T00:00:00-04:00', 721],
    // March has 31 days, and one hour less.
    ['2027-04-01T00:00:00-04:00', '2027-03-01T00:00:00-05:00', 743],
    // The 15th of February to the 15th of March: 28 days, less the hour of March 14.
    ['2027-03-15T12:00:00-04:00', '2027-02-15T12:00:00-05:00', 671],
    // February 2028 has 29 days.
    ['2028-03-01T00:00:00-05:00', '2028-02-01T00:00:00-05:00', 696],
    // There is no February 31.
    ['2027-03-31T00:00:00-04:00', '2027-02-28T00:00:00-05:00', 743],
    // Half past two on March 14 does not exist: the period starts an hour later.
    ['2027-04-14T02:30:00-04:00', '2027-03-14T03:30:00-04:00', 743],
    // In UTC that is the 1st of December, in US Eastern still the 30th of November.
    ['2026-12-01T03:00:00Z', '2026-10-31T02:00:00Z', 745],
  ])('%s: from %s, %i hours', (end, start, hours) => {
    const [cycle] = forecast([row(1, 0, end)], at(end)).cycles
    expect(new Date(cycle!.start).toISOString()).toBe(new Date(start).toISOString())
    expect((cycle!.end - cycle!.start) / 3_600_000).toBe(hours)
  })
})

describe('the estimate', () => {
  test('extrapolates the rate so far', () => {
    // 371 of the 721 hours of November have passed on the 16th at ten: 3,710 bytes make 7,210.
    expect(estimateOf(row(1, 3710, december), at('2026-11-16T10:00:00-05:00'))).toBeCloseTo(7210)
  })

  test('is not made before a tenth of the period has passed', () => {
    // 72.1 of 721 hours.
    const tenth = at('2026-11-01T00:00:00-04:00') + 72.1 * 3_600_000
    expect(estimateOf(row(1, 100, december), tenth - 1)).toBeNull()
    expect(estimateOf(row(1, 100, december), tenth)).toBeCloseTo(1000)
    expect(estimateOf(row(1, 100, december), at('2026-09-01T00:00:00Z'))).toBeNull()
  })

  test('equals the usage once the period is over', () => {
    expect(estimateOf(row(1, 100, december), at(december) + 1)).toBe(100)
  })

  test('needs a current period with an end', () => {
    const now = at('2026-11-16T10:00:00-05:00')
    expect(estimateOf(row(1, 100, 0), now)).toBeNull()
    expect(estimateOf({ ...row(1, 100, 0), cur_period_end: -1 }, now)).toBeNull()
    expect(estimateOf(row(1, 100, december, 1), now)).toBeNull()
  })
})

test('links are added up, with and without an estimate, and the largest come first', () => {
  // Half of the 30 days and one hour of November: 360.5 hours.
  const half = at('2026-11-01T00:00:00-04:00') + 360.5 * 3_600_000
  // 180 of the 720 hours that begin on November 8 have passed.
  const early = new Date(half - 180 * 3_600_000 + 720 * 3_600_000).toISOString()
  const { cycles, ...rest } = forecast(
    [
      row(1, 10, december),
      row(1, 20, december),
      row(1, 5000, december, 1),
      row(2, 400, 0),
      row(3, 30, early),
    ],
    half,
  )
  expect(rest).toEqual({
    bytes: 460,
    // 30 doubled, 30 four times, and the 400 that have no estimate.
    estimate: expect.closeTo(580),
    leftOut: 1,
    links: [
      { linkid: 2, bytes: 400, estimate: null },
      { linkid: 3, bytes: 30, estimate: expect.closeTo(120) },
      { linkid: 1, bytes: 30, estimate: expect.closeTo(60) },
    ],
  })
  expect(cycles.map(({ elapsed, links }) => [elapsed, links])).toEqual([
    [0.5, 1],
    [expect.closeTo(0.25), 1],
  ])
})

test('no rows give no estimate', () => {
  expect(forecast([], 0)).toEqual({ bytes: 0, estimate: null, leftOut: 0, cycles: [], links: [] })
})

test('any data of the provider gives a forecast, and no estimate is below the usage', () => {
  const usage = fc.record({
    linkid: fc.integer(),
    record_id: fc.integer(),
    cur_period_end: fc.maxSafeInteger(),
    periods_back: fc.integer({ min: -1, max: 2 }),
    bytes: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(usage), fc.date({ noInvalidDate: true }), (rows, now) => {
      for (const { bytes, estimate } of forecast(rows, now.getTime()).links) {
        expect(estimate ?? bytes).toBeGreaterThanOrEqual(bytes)
      }
    }),
  )
})
