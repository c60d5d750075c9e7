import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { FleetPage, FleetSummary } from '~/api/generated/model/index.ts'
import type { ListValues } from '~/kit/table/list-address.ts'

/** How the server pages the fleets, which it cannot search. */
export const fleetPages = {
  query: ({ page, size, sort }: ListValues) => api.getListFleetsQueryOptions({ page, size, sort }),
  rows: ({ fleets: rows, page }: FleetPage) => ({ rows, total: page.totalElements }),
  id: ({ id }: FleetSummary) => String(id),
  sort: ['description,asc'],
}
