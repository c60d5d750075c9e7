import { expect, test } from 'vitest'
import { contrast, difference, pairs } from '../../.storybook/foundations/contrast.ts'
import { hexOf } from '../../.storybook/foundations/read-path.ts'
import { mutedText } from '../../src/ui/theme/muted-text.ts'

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

test.each(['light', 'dark'] as const)(
  'critical and warning are clearly different in %s',
  (appearance) => {
    const [critical, warning] = [
      hexOf('severity.critical', appearance),
      hexOf('severity.warning', appearance),
    ]
    expect(difference(critical, warning)).toBeGreaterThanOrEqual(40)
  },
)

test.each(['light', 'dark'] as const)('icons in a row are as muted as text in %s', (appearance) => {
  expect(mutedText[appearance]).toBe(hexOf('fg.muted', appearance))
})

test.each(['light', 'dark'] as const)('edges stand out from the panel in %s', (appearance) => {
  const [panel, muted, border] = ['bg.panel', 'border.muted', 'border'].map((name) =>
    hexOf(name, appearance),
  ) as [string, string, string]
  expect(contrast(muted, panel)).toBeGreaterThan(1.1)
  expect(contrast(border, panel)).toBeGreaterThan(contrast(muted, panel))
})
