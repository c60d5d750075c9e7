import { state, type State } from './state.ts'

type Device = 'displayName' | 'deviceStatus' | 'deviceGrouping' | 'lastUpdatedAt' | 'enterprise'

/** A device that lacks something, found by its serial number. */
const lacking = (what: string, id: number, ...columns: Device[]) =>
  state(what, `${id}, serial number LHT65N-${34_000 + id}`, {
    operationId: 'findDevicesBySerialNumber',
    query: { serialNumber: `LHT65N-${34_000 + id}` },
    shows: ({ devices: [device] }) =>
      device?.id === id && columns.every((column) => device[column] === null),
  })

/** An hour. */
const command = {
  deviceType: 'draginolht65n',
  commandType: 'backlog-fetch',
  startTime: 1_794_837_600,
  endTime: 1_794_841_200,
} as const

export const devices: State[] = [
  lacking('A device that has never reported', 5901, 'lastUpdatedAt'),
  lacking('A device without a name', 5902, 'displayName'),
  lacking('A device without a status', 5903, 'deviceStatus'),
  lacking('A device without a location', 5904, 'deviceGrouping'),
  lacking(
    'A device with nothing but its serial number',
    5905,
    'displayName',
    'deviceStatus',
    'deviceGrouping',
    'lastUpdatedAt',
    'enterprise',
  ),
  state('A device in use only by an alert', 5906, {
    operationId: 'evaluateDeviceMove',
    path: { id: 5906 },
    shows: ({ data }) => data.groupingName === null && data.tagCount === 0 && data.alertCount === 1,
  }),
  state('A device that is unused when its move is evaluated, but in use when it is moved', 5907, {
    first: [{ operationId: 'evaluateDeviceMove', path: { id: 5907 } }],
    operationId: 'moveDevice',
    path: { id: 5907 },
    query: { enterpriseId: 5 },
    status: 409,
  }),
  state('Two devices with the same serial number, ignoring letter case', 'LHT65N-39908', {
    operationId: 'findDevicesBySerialNumber',
    query: { serialNumber: 'LHT65N-39908' },
    shows: ({ devices }) => devices.length === 2,
  }),
  state('A device whose serial number is the id of another device', 5904, {
    operationId: 'findDevicesBySerialNumber',
    query: { serialNumber: '5904' },
    shows: ({ devices }) =>
      devices.some(({ id, serialNumber }) => id !== 5904 && serialNumber === '5904'),
  }),
  state('A device that already belongs to the target enterprise', 5904, {
    operationId: 'moveDevice',
    path: { id: 5904 },
    query: { enterpriseId: 17, allowForce: true },
    status: 422,
  }),
  state('A device that cannot be moved, forced or not', 5002, {
    operationId: 'moveDevice',
    path: { id: 5002 },
    query: { enterpriseId: 2, allowForce: true },
    status: 409,
  }),
  state('An unregistered device without a time from any gateway', 'T3-39020', {
    operationId: 'findUnregisteredDevices',
    query: { serialNumber: 'T3-39020' },
    shows: ({ devices: [device] }) => device?.lastReceivedFromTime === null,
  }),
  state('A device that cannot take commands because no gateway has heard it', 5901, {
    operationId: 'runAdHocCommand',
    path: { id: 5901 },
    body: command,
    shows: ({ successful }) => !successful,
  }),
  state('A device whose last command is still running', 5902, {
    first: [{ operationId: 'runAdHocCommand', path: { id: 5902 }, body: command }],
    operationId: 'runAdHocCommand',
    path: { id: 5902 },
    body: command,
    status: 409,
  }),
  state('A device of a type that does not support the command', 5005, {
    operationId: 'runAdHocCommand',
    path: { id: 5005 },
    body: command,
    status: 422,
  }),
  state('3,000 unregistered devices', 'world `large`', {
    scenario: 'large',
    operationId: 'findUnregisteredDevices',
    shows: (body) => body.devices.length >= 3000,
  }),
]

export const fleets: State[] = [
  state('A fleet without devices', 304, {
    operationId: 'getFleet',
    path: { id: 304 },
    shows: ({ fleet }) => fleet.deviceInventoryToCommission.length === 0,
  }),
  state('A fleet without an enterprise', 321, {
    operationId: 'getFleet',
    path: { id: 321 },
    shows: ({ fleet }) => fleet.commissionedFor === null,
  }),
  state('A fleet without a start date', 322, {
    operationId: 'getFleet',
    path: { id: 322 },
    shows: ({ fleet }) => fleet.startedAt === null,
  }),
  state('A device of a type whose function and class are null', '7901 in fleet 323', {
    operationId: 'getFleet',
    path: { id: 323 },
    shows: ({ fleet }) =>
      fleet.deviceInventoryToCommission.some(
        ({ id, deviceType }) =>
          id === 7901 &&
          deviceType.deviceFunctionalType === null &&
          deviceType.deviceSerialNumberType === null,
      ),
  }),
  state('A device of a type without function, class or name', '7902 in fleet 323', {
    operationId: 'getFleet',
    path: { id: 323 },
    shows: ({ fleet }) =>
      fleet.deviceInventoryToCommission.some(
        ({ id, deviceType }) => id === 7902 && !('deviceFunctionalType' in deviceType),
      ),
  }),
  commissioned('Empty type-specific data', 7903, (data) => Object.keys(data).length === 0),
  commissioned('Type-specific data with a null value', 7904, (data) => data['app_key'] === null),
  commissioned(
    'Type-specific data of 400 lines',
    7905,
    (data) => data['installed_packages']?.split('\n').length === 400,
  ),
  state('A gateway whose installation package cannot be downloaded', 7906, {
    first: [{ operationId: 'getCommissionedDevice', path: { id: referenceOf(7906) } }],
    operationId: 'downloadInstallationPackage',
    path: {
      commissionedDeviceReferenceId: referenceOf(7906),
      packageName: 'waypost-gateway-g2-70B3D5A1E0FF7906.zip',
    },
    status: 404,
  }),
  state('A device that cannot be removed from its fleet: its MAC address ends in E', 'fleet 312', {
    operationId: 'getFleet',
    path: { id: 312 },
    shows: ({ fleet }) =>
      fleet.deviceInventoryToCommission.some(
        ({ deviceRadioMacAddress, registered, decommissionedAt }) =>
          deviceRadioMacAddress.endsWith('E') && !registered && decommissionedAt === null,
      ),
  }),
  state('A removed device that cannot be put back: its MAC address ends in F', 'fleet 312', {
    operationId: 'getFleet',
    path: { id: 312 },
    shows: ({ fleet }) =>
      fleet.deviceInventoryToCommission.some(
        ({ deviceRadioMacAddress, decommissionedAt, reinventoriedAt }) =>
          deviceRadioMacAddress.endsWith('F') && !!decommissionedAt && !reinventoriedAt,
      ),
  }),
  state('A device that fails to commission at first: its MAC address ends in D', 7109, {
    operationId: 'updateFleet',
    body: { fleetId: 304, description: 'Spares', deviceInventoryIdsToCommission: [7109] },
    shows: ({ errors }) => errors?.length === 1,
  }),
  state('A device that failed to commission', 7204, {
    operationId: 'getCommissionedDevice',
    path: { id: 'b21e7c9f-4a63-4f58-9d0b-7c5a3e8f6d04' },
    shows: ({ commissionedDevice }) =>
      !!commissionedDevice.deviceInventory.commissioningFailureMessage,
  }),
  state('A fleet of 3,000 devices', 'world `large`, 900', {
    scenario: 'large',
    operationId: 'getFleet',
    path: { id: 900 },
    shows: ({ fleet }) => fleet.deviceInventoryToCommission.length === 3000,
  }),
  state('5,000 devices that can be added to a fleet', 'world `large`', {
    scenario: 'large',
    operationId: 'listAvailableInventory',
    shows: ({ inventory }) => inventory.length >= 5000,
  }),
]

export const deviceSearch: State[] = [
  state('Issues of a search without a match', '0025', {
    operationId: 'searchCommissioningDevices',
    query: { serialNumber: '0025' },
    shows: ({ data }) =>
      Object.keys(data.searchResults).length === 0 && data.exceptions?.length === 1,
  }),
  state('A device that is not in the inventory', 'A84041FF00005902', {
    operationId: 'searchCommissioningDevices',
    query: { serialNumber: 'A84041FF00005902' },
    shows: ({ data }) => data.searchResults['A84041FF00005902']?.hasInventoryRecord === false,
  }),
  state('A device that may or may not have been used before', 'A8404100002F003C', {
    operationId: 'searchCommissioningDevices',
    query: { serialNumber: 'A8404100002F003C' },
    shows: ({ data }) => data.searchResults['A8404100002F003C']?.previouslyUsed === null,
  }),
]

function referenceOf(id: number): string {
  return `00000000-0000-4000-8000-00000000${id}`
}

function commissioned(
  what: string,
  id: number,
  shows: (data: Record<string, string | null>) => boolean,
): State {
  return state(what, id, {
    operationId: 'getCommissionedDevice',
    path: { id: referenceOf(id) },
    shows: ({ commissionedDevice }) =>
      shows(commissionedDevice.deviceTypeSpecificData ?? { no: '' }),
  })
}
