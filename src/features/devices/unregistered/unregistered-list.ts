import { listParams } from '~/kit/table/list-search.ts'

/** The list of unregistered devices, all in memory. `seen` filters by when a gateway last heard them. */
export const unregisteredList = listParams({
  rows: 'local',
  sortable: ['latestDeviceTime', 'lastReceivedFromTime'],
  sort: ['lastReceivedFromTime,desc'],
  filters: { serial: '', seen: '' },
})
