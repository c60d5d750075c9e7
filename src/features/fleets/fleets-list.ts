import { listParams } from '~/kit/table/list-search.ts'

/** The list of fleets, paged by the server. */
export const fleetsList = listParams({
  rows: 'server',
  sortable: ['description', 'startedAt', 'commissionedFor.name'],
  sort: ['description,asc'],
})
