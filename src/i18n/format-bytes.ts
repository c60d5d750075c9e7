import type { IntlShape } from 'react-intl'
import { absent } from './absent.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const

/** An amount of data: `812 bytes`, `3.2 MB`; a kilobyte is 1000 bytes. `N/A` if missing. */
export function formatBytes(
  intl: Pick<IntlShape, 'formatNumber' | 'formatMessage'>,
  bytes: number | null | undefined,
): string {
  if (bytes === null || bytes === undefined) {
    return intl.formatMessage(absent.notAvailable)
  }
  if (!Number.isFinite(bytes)) return String(bytes)
  // From 999.95 on, rounding to one decimal gives 1000.
  const step = units.findIndex((_, index) => Math.abs(bytes) / 1000 ** index < 999.95)
  const exponent = step === -1 ? units.length - 1 : step
  return intl.formatNumber(bytes / 1000 ** exponent, {
    style: 'unit',
    unit: units[exponent],
    unitDisplay: exponent === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
}
