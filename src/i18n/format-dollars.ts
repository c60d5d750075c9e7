import type { IntlShape } from 'react-intl'

/** An amount in US dollars, the currency of the carriers: `$14.35`. */
export const formatDollars = (intl: Pick<IntlShape, 'formatNumber'>, amount: number): string =>
  intl.formatNumber(amount, { style: 'currency', currency: 'USD' })
