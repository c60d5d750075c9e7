import { listParams } from '~/components/table/list-search.ts'

/**
 * The list of orders, all in memory and newest first. The server filters them: `excludeStatuses` has tokens with commas
 * between them; `includeLocation` has a token, `none` for orders without a location, or is empty for any.
 */
export const ordersList = listParams({
  rows: 'local',
  sortable: ['displayNumber', 'orderStatus', 'enterprise', 'deviceInventoryLocation', 'orderItems'],
  sort: [],
  filters: { excludeStatuses: 'completed,shipped', includeLocation: '' },
})

/** Location of `includeLocation` for orders without one. */
export const noLocation = 'none'

/** The tokens of a filter. Anything that is not a token is left out: the server would refuse the whole call. */
export const tokensOf = (text: string): string[] => [
  ...new Set(text.split(',').filter((token) => /^[\w-]+$/.test(token))),
]
