import { getFindDevicesBySerialNumberQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import type { DevicePage } from '~/api/generated/model/index.ts'
import { largestPage } from '~/components/table/list-search.ts'
import { foldedSerial } from './serials.ts'

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
