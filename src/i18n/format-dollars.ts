import type { IntlShape } from 'react-intl'

/** An amount in US dollars, which is what carriers charge: `$14.35`. */
export const formatDollars = (intl: Pick<IntlShape, 'formatNumber'>, amount: number): string =>
  intl.formatNumber(amount, { style: 'currency', currency: 'USD' })
