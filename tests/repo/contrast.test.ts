import { expect, test } from 'vitest'
import { contrast, hexOf, pairs } from '../../.storybook/foundations/contrast.ts'

const cases = (['light', 'dark'] as const).flatMap((appearance) =>
  pairs.map((pair) => ({ appearance, ...pair })),
)

test.each(cases)(
  '$front on $ground differs by $least or more in the $appearance theme',
  ({ appearance, front, ground, least }) => {
    expect(contrast(hexOf(front, appearance), hexOf(ground, appearance))).toBeGreaterThanOrEqual(
      least,
    )
  },
)

test('black and white differ most, equal colours not at all', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#0c5d56', '#0c5d56')).toBe(1)
})
