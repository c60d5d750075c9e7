import { listParams } from '~/components/table/list-search.ts'

/** The list of fleets, paged by the server. */
export const fleetsList = listParams({
  rows: 'server',
  sortable: ['description', 'startedAt', 'commissionedFor.name'],
  sort: ['description,asc'],
})
