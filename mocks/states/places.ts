import { state, type State } from './state.ts'

export const dashboards: State[] = [
  state('An enterprise without locations or devices', 24, {
    operationId: 'getAdminDashboard',
    shows: ({ data }) => {
      const summary = data.adminDashboardEnterpriseSummaries['24']
      return (
        summary?.adminDashboardLocations.length === 0 &&
        Object.keys(summary.deviceTypeCounts).length === 0
      )
    },
  }),
  state('An enterprise in the summaries but not in the list', 99, {
    operationId: 'getAdminDashboard',
    shows: ({ data }) =>
      '99' in data.adminDashboardEnterpriseSummaries &&
      !data.enterprises.some(({ id }) => id === 99),
  }),
  state('Disabled alerts at a retired enterprise', 'location 22099 of enterprise 22', {
    operationId: 'getLocationsWithDisabledAlerts',
    shows: ({ data }) => data['22']?.some(({ id }) => id === 22_099) === true,
  }),
  state('Disabled alerts at an enterprise that no list has', 99, {
    operationId: 'getLocationsWithDisabledAlerts',
    shows: ({ data }) => data['99']?.length === 1,
  }),
  state('Two device types that share rank five', 'Waypost Leak L1 and Waypost Hub H1', {
    operationId: 'getAdminDashboard',
    shows: ({ data }) => {
      const totals = new Map<string, number>()
      for (const { id, retired } of data.enterprises) {
        const { deviceTypeCounts = {} } = data.adminDashboardEnterpriseSummaries[id] ?? {}
        if (retired) continue
        for (const [type, count] of Object.entries(deviceTypeCounts)) {
          totals.set(type, (totals.get(type) ?? 0) + count)
        }
      }
      const counts = [...totals.values()].toSorted((a, b) => b - a)
      return counts.length > 5 && counts[4] === counts[5]
    },
  }),
]

export const cellular: State[] = [
  state('Earlier periods among the current usage', 'tag 703', {
    operationId: 'getCurrentCellularUsage',
    query: { tagId: 703 },
    shows: ({ data = [] }) => data.some(({ periods_back }) => periods_back > 0),
  }),
]

/** Answers in an order that no screen shows, so that a missing sort is visible. */
export const unsorted: State[] = [
  state('Rates not sorted by price', 9003, {
    operationId: 'getOrderShipment',
    path: { id: 9003 },
    shows: ({ shipment }) => isUnsorted((shipment?.rates ?? []).map(({ cost }) => cost)),
  }),
  state('Frequencies not sorted by length', 'level 12 of enterprise 1', {
    operationId: 'countDevicesByRate',
    query: { deviceGroupId: 12 },
    shows: ({ data }) => isUnsorted(data.map(({ rate }) => rate)),
  }),
  state('Unregistered devices not sorted by serial number or time', 'all', {
    operationId: 'findUnregisteredDevices',
    shows: ({ devices }) =>
      isUnsorted(devices.map(({ serial }) => serial)) &&
      isUnsorted(devices.map(({ lastReceivedFromTime }) => lastReceivedFromTime ?? '')),
  }),
  state('Jobs not sorted by time', 'all', {
    operationId: 'listSchedulerJobs',
    shows: ({ jobs }) => isUnsorted(jobs.map(({ nextFireTime }) => nextFireTime)),
  }),
  state('Types not sorted by name or count', 'enterprise 1', {
    operationId: 'getAdminDashboard',
    shows: ({ data }) => {
      const counts = data.adminDashboardEnterpriseSummaries['1']?.deviceTypeCounts ?? {}
      return isUnsorted(Object.keys(counts)) && isUnsorted(Object.values(counts))
    },
  }),
  state('Devices that can be added to a fleet, not sorted by MAC address', 'all', {
    operationId: 'listAvailableInventory',
    shows: ({ inventory }) =>
      isUnsorted(inventory.map(({ deviceRadioMacAddress }) => deviceRadioMacAddress)),
  }),
  state('Order statuses not sorted by position', 'all', {
    operationId: 'listOrderStatuses',
    shows: ({ orderStatuses }) => isUnsorted(orderStatuses.map(({ displayOrder }) => displayOrder)),
  }),
]

/** Whether the values are neither ascending nor descending. */
function isUnsorted(values: readonly (string | number)[]): boolean {
  const rises = values.some((value, index) => index > 0 && value > values[index - 1]!)
  const falls = values.some((value, index) => index > 0 && value < values[index - 1]!)
  return rises && falls
}
