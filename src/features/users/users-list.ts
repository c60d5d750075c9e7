import { listParams } from '~/kit/table/list-search.ts'

/** The list of users, paged by the server. */
export const usersList = listParams({
  rows: 'server',
  sortable: ['lastName', 'firstName', 'username', 'enterprise.name'],
  sort: ['lastName,asc'],
})
