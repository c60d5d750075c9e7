import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getFindDevicesBySerialNumberQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import type { DevicePage } from '~/api/generated/model/index.ts'
import { foldedSerial } from '~/features/devices/serials.ts'
import { toRecordId } from '~/lib/record-id.ts'
import { messages } from './messages.ts'

/** The devices whose serial number contains a text. */
export const devicesQuery = (serialNumber: string) =>
  getFindDevicesBySerialNumberQueryOptions({
    serialNumber,
    page: 0,
    size: 100,
    sort: ['serialNumber,asc'],
  })

/** The one device with exactly this serial number, letter case aside. */
export const exactDevice = ({ devices }: DevicePage, serial: string) =>
  devices.find(({ serialNumber }) => foldedSerial(serialNumber) === foldedSerial(serial))

/**
 * Returns what finds the id of a device by a typed id or serial number. It rejects with `fieldErrors` for a form where there
 * is none, and otherwise as the call does.
 */
export function useFindDevice() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  return async (text: string): Promise<number> => {
    const id = toRecordId(text)
    if (id !== undefined) return id
    const found = exactDevice(await queryClient.fetchQuery(devicesQuery(text)), text)
    if (found) return found.id
    const message = intl.formatMessage(messages.noDevice)
    throw Object.assign(new Error(message), { fieldErrors: [{ field: 'device', message }] })
  }
}
