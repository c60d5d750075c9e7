import { expect, test } from 'vitest'
import { roundUp } from './usage-scale.ts'

test.each([
  [1, 1],
  [18_204, 20_000],
  [740_119_466, 1_000_000_000],
  [420_337_347, 500_000_000],
  [210_000_000, 250_000_000],
  [200, 200],
])('the scale of %d reaches to %d', (amount, top) => {
  expect(roundUp(amount)).toBe(top)
})
