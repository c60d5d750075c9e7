import type { QueryClient } from '@tanstack/react-query'
import { getFindDevicesBySerialNumberQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import type {
  Device,
  DevicePage,
  FindDevicesBySerialNumberParams,
} from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { largestPage } from '~/kit/table/paging.ts'
import { foldedSerial, maxSerialLength } from './serials.ts'

/** The devices whose serial number contains a text. */
export const similarQuery = (serialNumber: string) =>
  getFindDevicesBySerialNumberQueryOptions({
    serialNumber,
    page: 0,
    size: largestPage,
    sort: ['serialNumber,asc'],
  })

/** Whether more devices have this text in their serial number than one page holds. */
export const isPartial = ({ devices, page }: DevicePage) => page.totalElements > devices.length

/** The devices with exactly this serial number, ignoring letter case: more than one in rare cases. */
export const exactDevices = ({ devices }: DevicePage, serial: string) =>
  devices.filter(({ serialNumber }) => foldedSerial(serialNumber) === foldedSerial(serial))

/** Returns a function that asks the server whether a device has exactly this serial number. */
export const knowsSerial = (queryClient: QueryClient) => async (serial: string) => {
  const found = await findExactly({ serial }, findDevicesNow(queryClient))
  return found !== 'too many' && found.length > 0
}

/** Returns a function that reads a page of devices, past the cache. */
export const findDevicesNow =
  (queryClient: QueryClient): FindDevices =>
  (params) =>
    readNow(queryClient, getFindDevicesBySerialNumberQueryOptions(params))

export type FindDevices = (params: FindDevicesBySerialNumberParams) => Promise<DevicePage>

/** More pages would delay the rest, and a text that matches so many is hardly a full serial number. */
const maxPages = 20

/**
 * The device with this id, or all devices with exactly this serial number. The server also finds serial numbers that
 * merely contain it.
 */
export async function findExactly(
  { serial, id }: { serial: string; id?: number },
  find: FindDevices,
): Promise<Device[] | 'too many'> {
  if (serial.length > maxSerialLength) return []
  const isMeant = (device: Device) =>
    id === undefined ? foldedSerial(device.serialNumber) === foldedSerial(serial) : device.id === id
  const meant: Device[] = []
  for (let page = 0; page < maxPages; page += 1) {
    const params = { serialNumber: serial, page, size: largestPage, sort: ['serialNumber,asc'] }
    const found = await find(params)
    for (const device of found.devices) if (isMeant(device)) meant.push(device)
    const isSelected = id !== undefined && meant.length > 0
    if (isSelected || (page + 1) * largestPage >= found.page.totalElements) return meant
  }
  return meant.length > 1 ? meant : 'too many'
}
