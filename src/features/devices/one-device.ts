import { useIntl } from 'react-intl'
import type { Device } from '~/api/generated/model/index.ts'
import type { Choice } from '~/kit/batch/batch-state.ts'
import { foldedSerial } from './serials.ts'
import { severalHave, words } from './words.ts'

/** One of many devices: a selected one, by its id, or the one with a pasted serial number. */
export type DeviceItem = { serial: string; id?: number }

/** Names such devices in a batch. */
export const oneDevice = {
  idOf: ({ serial, id }: DeviceItem) => (id === undefined ? foldedSerial(serial) : `#${id}`),
  nameOf: ({ serial }: DeviceItem) => serial,
}

export type DeviceTexts = {
  /** Names the enterprises of the devices that share a serial number. */
  ownersText: (devices: readonly Device[]) => string
  /** Tells a device from others with its serial number. */
  nameOf: (device: Device) => string
  /** Says that too many serial numbers contain this one. */
  tooManyText: string
}

type NotOne =
  | { kind: 'unchecked'; note: string }
  | { kind: 'gone' }
  | { kind: 'ambiguous'; note: string; choices: readonly Choice[] }

/** The only device that was found, or the verdict if there are none or several. */
export function onlyDevice(
  found: readonly Device[] | 'too many',
  texts: DeviceTexts,
): Device | NotOne {
  if (found === 'too many') {
    return { kind: 'unchecked', note: texts.tooManyText }
  }
  const [device, ...others] = found
  if (!device) return { kind: 'gone' }
  if (others.length === 0) return device
  const choices = found.map((each) => ({ id: String(each.id), label: texts.nameOf(each) }))
  return { kind: 'ambiguous', note: texts.ownersText(found), choices }
}

export function useDeviceTexts(): DeviceTexts {
  const intl = useIntl()
  return {
    ownersText: (devices) => {
      const names = devices.map(({ enterprise, serialNumber }) => enterprise?.name ?? serialNumber)
      return intl.formatMessage(severalHave, { enterprises: intl.formatList(names) })
    },
    nameOf: ({ id, serialNumber, enterprise, deviceGrouping }) =>
      [serialNumber, enterprise?.name, deviceGrouping?.name, `#${id}`].filter(Boolean).join(' · '),
    tooManyText: intl.formatMessage(words.tooMany),
  }
}
