import { listParams } from '~/kit/table/list-search.ts'

/** The list of help documents, paged by the server. */
export const documentsList = listParams({
  rows: 'server',
  sortable: ['topic', 'slug', 'locale.languageTag', 'sortOrder'],
  sort: ['topic,asc'],
})
