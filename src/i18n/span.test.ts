import { expect, it } from 'vitest'
import { toSpan } from './span.ts'

const minutes = (count: number) => count * 60_000
const hours = (count: number) => minutes(60 * count)

it.each([
  { name: 'no time', time: 0, value: 0, unit: 'minute' },
  { name: 'half a minute', time: 30_000, value: 1, unit: 'minute' },
  { name: '89 minutes', time: minutes(89), value: 89, unit: 'minute' },
  { name: '90 minutes', time: minutes(90), value: 2, unit: 'hour' },
  { name: '35 hours', time: hours(35), value: 35, unit: 'hour' },
  { name: '36 hours', time: hours(36), value: 2, unit: 'day' },
  { name: '30 days', time: hours(24 * 30), value: 30, unit: 'day' },
])('shows $name as $value $unit', ({ time, value, unit }) => {
  expect(toSpan(time)).toEqual({ value, unit })
})
