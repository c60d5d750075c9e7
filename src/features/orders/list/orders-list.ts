import { listParams } from '~/kit/table/list-search.ts'

const list = listParams({
  rows: 'local',
  sortable: [
    'displayNumber',
    'orderStatus',
    'enterprise',
    'deviceInventoryLocation',
    'orderItems',
    'createdAt',
    'installBy',
    'label',
  ],
  sort: [],
  filters: { excludeStatuses: 'completed,shipped', includeLocation: '' },
})

/** The server's word for any location has no choice of its own. */
const withoutAny = (params: Readonly<Record<string, unknown>>) =>
  params['includeLocation'] === 'any' ? { ...params, includeLocation: undefined } : params

/**
 * The list of orders, all in memory and newest first. The server filters them: `excludeStatuses` is comma-separated
 * tokens; `includeLocation` is a token, `none` for orders without a location, or empty for any.
 */
export const ordersList: typeof list = {
  ...list,
  validate: (params) => list.validate(withoutAny(params)),
  read: (params) => list.read(withoutAny(params)),
}

/** The value of `includeLocation` for orders without a location. */
export const noLocation = 'none'

/** The tokens of statuses, which are separated by commas. */
export const tokensOf = (text: string): string[] => [...new Set(text.split(',').filter(Boolean))]
