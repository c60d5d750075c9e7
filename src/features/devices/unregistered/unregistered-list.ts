import { listParams } from '~/components/table/list-search.ts'

/** The list of unregistered devices. All of them are in memory; `seen` says how long ago a gateway heard them. */
export const unregisteredList = listParams({
  rows: 'local',
  sortable: ['latestDeviceTime', 'lastReceivedFromTime'],
  sort: ['lastReceivedFromTime,desc'],
  filters: { serial: '', seen: '' },
})
