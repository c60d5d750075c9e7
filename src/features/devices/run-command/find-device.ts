import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getFindDevicesBySerialNumberQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import type { DevicePage } from '~/api/generated/model/index.ts'
import { refusedField } from '~/components/form/refused-field.ts'
import { foldedSerial } from '~/features/devices/serials.ts'
import { toRecordId } from '~/lib/record-id.ts'
import { largestPage } from '~/components/table/list-search.ts'
import { messages } from './messages.ts'

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

/**
 * Returns a function that turns a typed id or serial number into the device's id. It rejects with `fieldErrors` for a form
 * if not exactly one device matches, and otherwise as the call does.
 */
export function useFindDevice() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  return async (text: string): Promise<number> => {
    const id = toRecordId(text)
    if (id !== undefined) return id
    const similar = await queryClient.fetchQuery(similarQuery(text))
    const [device, ...others] = exactDevices(similar, text)
    if (device && others.length === 0 && !isPartial(similar)) return device.id
    const message = intl.formatMessage(
      isPartial(similar) ? messages.tooMany : device ? messages.severalDevices : messages.noDevice,
    )
    throw refusedField('device', message)
  }
}
