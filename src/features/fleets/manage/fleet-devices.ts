import type { DeviceInventoryItem, Fleet } from '~/api/generated/model/index.ts'
import {
  deviceStatuses,
  failureOf,
  statusOf,
  type DeviceStatus,
} from '~/features/fleets/device-status.ts'
import { inHexOrder } from '~/features/fleets/in-hex-order.ts'
import type { Instant } from '~/i18n/format-instant.ts'

/** A device as the fleet's table shows it. */
export type FleetDevice = DeviceInventoryItem & {
  status: DeviceStatus
  failure: string | undefined
  registeredTime: Instant
  unregisteredTime: Instant
}

/** The filters of the table, most urgent first. A failed device also counts under its status. */
export const statusFilters = ['failed', ...deviceStatuses] as const

export type StatusFilter = (typeof statusFilters)[number]

/** The devices of a fleet by MAC address, with their status and last report. */
export function devicesOf(fleet: Fleet): FleetDevice[] {
  const registered = fleet.deviceRadioMacAddressToRegisteredLastUpdatedTime
  const unregistered = fleet.deviceRadioMacAddressToUnregisteredLastReceivedTime
  const devices = inMacOrder(fleet.deviceInventoryToCommission)
  return devices.map((device) => ({
    ...device,
    status: statusOf(device),
    failure: failureOf(device),
    registeredTime: registered[device.deviceRadioMacAddress],
    unregisteredTime: unregistered[device.deviceRadioMacAddress],
  }))
}

function inMacOrder(devices: readonly DeviceInventoryItem[]): DeviceInventoryItem[] {
  return devices
    .map((device) => ({ device, place: inHexOrder(device.deviceRadioMacAddress) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ device }) => device)
}

/** The sort key for status: failed devices first. */
export const urgencyOf = ({ failure, status }: FleetDevice): number =>
  statusFilters.indexOf(failure ? 'failed' : status)

/** Whether it was commissioned and not removed since: it has keys. */
export const isInService = ({ failure, status }: FleetDevice) =>
  !failure && (status === 'commissioned' || status === 'registered')

export function countByStatus(devices: readonly FleetDevice[]): Record<StatusFilter, number> {
  const counts = { failed: 0, commissioned: 0, removed: 0, reinventoried: 0, registered: 0 }
  for (const { failure, status } of devices) {
    counts[status] += 1
    if (failure) counts.failed += 1
  }
  return counts
}

/** The devices that match the filters. Case and separators of the MAC address are ignored. */
export function filterDevices(
  devices: readonly FleetDevice[],
  { mac, status }: { mac: string; status: string },
): FleetDevice[] {
  const wanted = plain(mac)
  return devices.filter(
    (device) =>
      (status === '' || device.status === status || (status === 'failed' && !!device.failure)) &&
      plain(device.deviceRadioMacAddress).includes(wanted),
  )
}

const plain = (macAddress: string) => macAddress.replaceAll(/[\s:.-]/g, '').toUpperCase()
