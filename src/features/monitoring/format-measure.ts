import type { IntlShape } from 'react-intl'

const units = new Map([
  ['°F', 'fahrenheit'],
  ['°C', 'celsius'],
  ['%', 'percent'],
  ['min', 'minute'],
])

/**
 * A localized value with its unit: `46.8°F`, `97%`, `12 min`.
 *
 * @param unit The server's name for it. An unknown unit follows the number unchanged.
 */
export function formatMeasure(
  intl: Pick<IntlShape, 'formatNumber'>,
  value: number,
  unit?: string | null,
): string {
  const known = unit ? units.get(unit) : undefined
  const number = (style?: object) =>
    intl.formatNumber(value, { maximumFractionDigits: 2, ...style })
  if (known) return number({ style: 'unit', unit: known, unitDisplay: 'short' })
  return unit ? `${number()} ${unit}` : number()
}
