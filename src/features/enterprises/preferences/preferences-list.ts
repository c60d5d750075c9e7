import { listParams } from '~/kit/table/list-search.ts'

/** The table of preferences. */
export const preferencesList = listParams({
  rows: 'local',
  sortable: ['name', 'token'],
  sort: ['name,asc'],
})
