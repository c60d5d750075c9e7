import { getSearchCommissioningDevicesQueryOptions } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { DeviceSearchData, DeviceSearchResult } from '~/api/generated/model/index.ts'
import { foldedSerial } from '~/features/devices/serials.ts'

/** Everything that is known of the devices with a serial number. */
export const searchQuery = (serialNumber: string) =>
  getSearchCommissioningDevicesQueryOptions({ serialNumber })

/** The devices that a search has found, those with exactly this serial number first. */
export function matchesOf({ searchResults }: DeviceSearchData, serial: string) {
  const isExact = ({ deviceIdentifier, serialNumber }: DeviceSearchResult) =>
    [deviceIdentifier, serialNumber ?? ''].map(foldedSerial).includes(foldedSerial(serial))
  return Object.values(searchResults).toSorted(
    (a, b) =>
      Number(isExact(b)) - Number(isExact(a)) || (a.deviceIdentifier < b.deviceIdentifier ? -1 : 1),
  )
}

/** Whether a device was ever in a fleet, where it has a screen of its own. */
export const wasInFleet = ({ commissionedAt, decommissionedAt }: DeviceSearchResult) =>
  Boolean(commissionedAt ?? decommissionedAt)
