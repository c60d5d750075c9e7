import { listParams } from '~/kit/table/list-search.ts'

/** The devices of a fleet, the most urgent status first. */
export const fleetDevicesList = listParams({
  rows: 'local',
  sortable: ['deviceRadioMacAddress', 'deviceType', 'status', 'registeredTime', 'unregisteredTime'],
  sort: ['status,asc'],
  filters: { mac: '', status: '' },
})
