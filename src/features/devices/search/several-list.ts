import { listParams } from '~/kit/table/list-search.ts'

/** The table of a search for several serial numbers, in the address. */
export const severalList = listParams({
  rows: 'local',
  sortable: [
    'serial',
    'outcome',
    'deviceIdentifier',
    'serialNumber',
    'lastDeviceTime',
    'importedOn',
    'commissionedForFullName',
    'commissionedAt',
    'decommissionedAt',
    'registeredForFullName',
    'registeredAt',
  ],
  sort: [],
  filters: { outcome: '' },
})
