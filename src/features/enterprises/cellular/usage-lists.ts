import { listParams } from '~/components/table/list-search.ts'

/** The table of past usage, in the address. */
export const pastList = listParams({
  rows: 'local',
  sortable: ['month', 'link', 'record', 'sessions', 'data'],
  sort: ['month,asc'],
  filters: { month: '', link: '' },
  size: 20,
})

/** The table of current usage, in the address. */
export const currentList = listParams({
  rows: 'local',
  sortable: ['link', 'record', 'periodEnd', 'periodsBack', 'data'],
  sort: ['link,asc'],
  size: 20,
})
