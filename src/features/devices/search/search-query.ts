import { getSearchCommissioningDevicesQueryOptions } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { DeviceSearchData, DeviceSearchResult } from '~/api/generated/model/index.ts'
import { foldedSerial } from '~/features/devices/serials.ts'
import { timeOf } from '~/i18n/format-instant.ts'

/** All that the server finds for a serial number. It may also find devices whose serial merely begins with it. */
export const searchQuery = (serialNumber: string) =>
  getSearchCommissioningDevicesQueryOptions({ serialNumber })

/** Whether a device has exactly this serial number. */
export const isExact = ({ deviceIdentifier, serialNumber }: DeviceSearchResult, serial: string) =>
  [deviceIdentifier, serialNumber ?? ''].map(foldedSerial).includes(foldedSerial(serial))

/** The devices that a search found, exact matches first. */
export function matchesOf({ searchResults }: DeviceSearchData, serial: string) {
  return Object.values(searchResults).toSorted(
    (a, b) =>
      Number(isExact(b, serial)) - Number(isExact(a, serial)) ||
      (a.deviceIdentifier < b.deviceIdentifier ? -1 : 1),
  )
}

/**
 * Whether a group of a device has values: true if one of them is there, even if the server has not said so. Null or
 * undefined if that is unknown.
 */
export const hasValues = (has: boolean | null | undefined, ...values: readonly unknown[]) =>
  values.some((value) => value !== null && value !== undefined && value !== '') || has

/** Whether a device was ever in a fleet. Only such a device has a screen of its own. */
export const wasInFleet = ({ commissionedAt, decommissionedAt }: DeviceSearchResult) =>
  (timeOf(commissionedAt) ?? timeOf(decommissionedAt)) !== undefined
