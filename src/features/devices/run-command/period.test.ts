import { expect, test } from 'vitest'
import { messages } from './messages.ts'
import { checkPeriod, periodOf, type Period } from './period.ts'

const now = Date.parse('2026-11-16T15:00:00.500Z')
const seconds = Math.floor(now / 1000)
const own = (start: string | null, end: string | null): Period => ({ span: 'own', start, end })
const [night, morning] = ['2026-11-16T03:00:00.000Z', '2026-11-16T11:00:00.000Z']

test.each([
  ['hour', seconds - 3600],
  ['day', seconds - 86_400],
  ['report', null],
] as const)('the span %s ends now', (span, startTime) => {
  expect(periodOf({ span, start: null, end: null }, now)).toEqual({ startTime, endTime: seconds })
})

test('a period of one’s own is that of last night', () => {
  expect(periodOf(own(night, morning), now)).toEqual({
    startTime: Date.parse(night) / 1000,
    endTime: Date.parse(morning) / 1000,
  })
})

test.each([
  [own(night, morning), {}],
  [own(null, morning), ['start']],
  [own(night, 'T11:00'), ['end']],
  [own(morning, night), ['end']],
  [{ ...own(null, null), span: 'hour' as const }, {}],
])('%j has errors in %j', (period, fields) => {
  expect(Object.keys(checkPeriod(period))).toEqual(Object.values(fields))
})

test('a period that ends before it begins says so', () => {
  expect(checkPeriod(own(morning, night))).toEqual({ end: messages.endsFirst })
})
