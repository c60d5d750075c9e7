import { listParams } from '~/components/table/list-search.ts'

/** The preferences of an enterprise, which come all at once. */
export const preferencesList = listParams({
  rows: 'local',
  sortable: ['name', 'token'],
  sort: ['name,asc'],
})
