import { listParams } from '~/kit/table/list-search.ts'

/** The list of devices, paged by the server. */
export const devicesList = listParams({
  rows: 'server',
  sortable: [
    'serialNumber',
    'displayName',
    'deviceStatus.name',
    'enterprise.name',
    'deviceGrouping.name',
    'lastUpdatedAt',
  ],
  sort: ['serialNumber,asc'],
  filters: { serialNumber: '' },
})
