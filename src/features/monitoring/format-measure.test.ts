import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { formatMeasure } from './format-measure.ts'

const english = createIntl({ locale: 'en-US' })

it.each([
  { value: 46.8, unit: '°F', text: '46.8°F' },
  { value: -18, unit: '°C', text: '-18°C' },
  { value: 97, unit: '%', text: '97%' },
  { value: 12, unit: 'min', text: '12 min' },
  { value: 1013.256, unit: 'hPa', text: '1,013.26 hPa' },
  { value: 3, unit: null, text: '3' },
  { value: 3, unit: 'constructor', text: '3 constructor' },
])('formats $value in $unit as $text', ({ value, unit, text }) => {
  expect(formatMeasure(english, value, unit)).toBe(text)
})

it('formats numbers in the language', () => {
  expect(formatMeasure(createIntl({ locale: 'de-DE' }), 46.8, 'hPa')).toBe('46,8 hPa')
})
