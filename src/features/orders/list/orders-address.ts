import { listAddress } from '~/kit/table/list-address.ts'

const address = listAddress({
  filters: { excludeStatuses: 'completed,shipped', includeLocation: '' },
})

/** The server's word for any location has no choice of its own. */
const withoutAny = (params: Readonly<Record<string, unknown>>) =>
  params['includeLocation'] === 'any' ? { ...params, includeLocation: undefined } : params

/**
 * The filters are the server's: `excludeStatuses` is comma-separated tokens; `includeLocation` is a token, `none` for
 * orders without a location, or empty for any.
 */
export const ordersAddress: typeof address = {
  ...address,
  validate: (params) => address.validate(withoutAny(params)),
  read: (params) => address.read(withoutAny(params)),
}

/** The value of `includeLocation` for orders without a location. */
export const noLocation = 'none'

/** The tokens of statuses, which are separated by commas. */
export const tokensOf = (text: string): string[] => [...new Set(text.split(',').filter(Boolean))]
