import { listParams } from '~/kit/table/list-search.ts'

/** The list of enterprises, paged by the server. */
export const enterprisesList = listParams({
  rows: 'server',
  sortable: ['name', 'token'],
  sort: ['name,asc'],
})
