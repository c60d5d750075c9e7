import { listParams } from '~/kit/table/list-search.ts'

/**
 * The list of orders, all in memory and newest first. The server filters them: `excludeStatuses` is comma-separated
 * tokens; `includeLocation` is a token, `none` for orders without a location, or empty for any.
 */
export const ordersList = listParams({
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

/** The value of `includeLocation` for orders without a location. */
export const noLocation = 'none'

/** The tokens of a filter. Invalid ones are dropped, because the server would refuse the whole call. */
export const tokensOf = (text: string): string[] => [
  ...new Set(text.split(',').filter((token) => /^[\w-]+$/.test(token))),
]
