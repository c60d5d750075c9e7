import { expect, test } from 'vitest'
import { daysOf, inStationOrder } from './fastest.ts'

test.each([
  ['2 business days', 2],
  ['2 to 3 days', 3],
  ['1–2 days', 2],
  ['Next business day by 10:30', 1],
  ['By Friday', undefined],
  [null, undefined],
])('“%s” is %s days', (eta, days) => {
  expect(daysOf({ eta })).toBe(days)
})

test('the cheapest and the fastest rate come first', () => {
  const rateOf = (description: string, cost: number, eta: string | null) => ({
    rateId: description,
    description,
    cost,
    eta,
  })
  const rates = [
    rateOf('Express', 31.8, '2 business days'),
    rateOf('Ground', 14.35, '4 business days'),
    rateOf('Economy', 11.9, null),
    rateOf('Overnight', 68.15, 'Next business day by 10:30'),
  ]
  expect(inStationOrder(rates).map(({ description }) => description)).toEqual([
    'Economy',
    'Overnight',
    'Ground',
    'Express',
  ])
})
