import type { IntlShape } from 'react-intl'

const units = new Map([
  ['°F', 'fahrenheit'],
  ['°C', 'celsius'],
  ['%', 'percent'],
  ['min', 'minute'],
])

/**
 * A value with its unit, as the language writes it: `46.8°F`, `97%`, `12 min`.
 *
 * @param unit As the server names it. A unit that the language does not know follows the number unchanged.
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
