import type { IntlShape } from 'react-intl'

/** A share from 0 to 1: `33%`. Some is never `0%`, and not all is never `100%`: 1 of 300 is `0.3%`. */
export function formatShare(intl: Pick<IntlShape, 'formatNumber'>, share: number): string {
  const isSome = share > 0 && share < 1
  return intl.formatNumber(isSome ? Math.min(Math.max(share, 0.001), 0.999) : share, {
    style: 'percent',
    maximumFractionDigits: isSome && (share < 0.01 || share > 0.99) ? 1 : 0,
  })
}
