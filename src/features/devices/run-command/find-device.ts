import { useQueryClient } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { Device } from '~/api/generated/model/index.ts'
import { findDevicesNow, findExactly, knowsSerial } from '~/features/devices/similar-devices.ts'
import { readLabel } from '~/lib/codes.ts'
import { toRecordId } from '~/lib/record-id.ts'
import { refusedField } from '~/lib/refusal.ts'
import { messages } from './messages.ts'

/** The device that a text means: of a label, only its serial number. `isBare`: only its id is known, which no call can name. */
export type Target = { text: string; id: number; isBare: boolean }

/** Devices whose serial number is also the id of another device, perhaps. */
export type Clash = { text: string; devices: readonly Device[] }

/**
 * Returns a function that finds the device of a typed id or serial number. Digits may be either. It rejects with
 * `fieldErrors` for a form if not exactly one device matches, and otherwise as the call does.
 */
export function useFindDevice(onClash: (clash: Clash) => void) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  return async (text: string): Promise<Target> => {
    const id = toRecordId(text)
    if (id !== undefined) {
      const devices = await findExactly({ serial: text }, findDevicesNow(queryClient))
      // A text that so many serial numbers contain is hardly one itself, and the user is asked in any case.
      if (devices === 'too many' || devices.length === 0) return { text, id, isBare: true }
      onClash({ text, devices })
      throw refusedField('device', intl.formatMessage(messages.serialOrId))
    }
    const serial = (await readLabel(text, knowsSerial(queryClient))) ?? text
    const found = await findExactly({ serial }, findDevicesNow(queryClient))
    const refuse = (text: MessageDescriptor) => refusedField('device', intl.formatMessage(text))
    if (found === 'too many') throw refuse(messages.tooMany)
    const [device, ...others] = found
    if (!device) throw refuse(messages.noDevice)
    if (others.length > 0) throw refuse(messages.severalDevices)
    return { text: serial, id: device.id, isBare: false }
  }
}
