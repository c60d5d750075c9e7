import { expect, test } from 'vitest'
import { designTokens } from './design-tokens.ts'

test('a design tool finds the colors and shadows of both themes, and the sizes of both', () => {
  expect(designTokens()).toMatchObject({
    shared: {
      fontSize: { $type: 'dimension', sm: { $value: { value: 0.875, unit: 'rem' } } },
      space: { '0_5': { $value: { value: 0.125, unit: 'rem' } } },
      fontFamily: { body: { $value: ['Inter Variable', 'system-ui', 'sans-serif'] } },
      duration: { fast: { $value: { value: 150, unit: 'ms' } } },
    },
    light: {
      color: {
        fg: {
          $root: {
            $value: { colorSpace: 'srgb', components: [0.102, 0.1373, 0.149], hex: '#1a2326' },
          },
        },
        severity: { critical: { $value: { hex: '#c70f3a' } } },
      },
      shadow: {
        xs: {
          $value: [
            {
              offsetY: { value: 1, unit: 'px' },
              blur: { value: 2, unit: 'px' },
              color: { alpha: 0.1 },
            },
            { blur: { value: 1, unit: 'px' }, color: { alpha: 0.2 } },
          ],
        },
      },
    },
    dark: {
      color: { fg: { $root: { $value: { hex: '#eef2f2' } } } },
      shadow: { inset: { $value: [{ inset: true }] } },
    },
  })
})
