import type { InventoryDeviceType } from '~/api/generated/model/index.ts'
import {
  oneDevice,
  onlyDevice,
  type DeviceItem,
  type DeviceTexts,
} from '~/features/devices/one-device.ts'
import { findExactly, type FindDevices } from '~/features/devices/similar-devices.ts'
import { isoOf } from '~/i18n/format-instant.ts'
import type { BatchEntry, BatchKind, Choice, OwnKind } from '~/kit/batch/batch-state.ts'
import { deviceType } from './commands.ts'
import { secondsOfInstant } from './seconds.ts'

/** The readings that devices send again, in seconds since 1970. */
export type CommandOptions = {
  /** Null for each device's last report. */
  startTime: number | null
  endTime: number
  /** The location whose devices they are. */
  location?: string
}

export type CommandVerdict = {
  kind: OwnKind | 'ambiguous' | 'sent' | 'silent' | 'otherType'
  note?: string
  choices?: readonly Choice[]
  device?: {
    id: number
    location: string | undefined
    timeZone: string | undefined
    lastReport: string | undefined
    /** Undefined if not known. */
    type: string | undefined
    startTime: number
  }
}

export type CommandEntry = BatchEntry<DeviceItem, CommandVerdict, void>

export const commandMany: BatchKind<DeviceItem, CommandOptions> = {
  name: 'devices-command',
  ...oneDevice,
}

/** The calls that a verdict needs. */
export type CommandReader = DeviceTexts & {
  find: FindDevices
  /** The type of the device in the inventory. */
  typeOf: (serial: string) => Promise<InventoryDeviceType | undefined>
}

/** Finds the device of an item and judges whether a command can be sent to it. No call says whether one was sent. */
export async function judgeCommand(
  item: DeviceItem,
  { startTime, endTime }: CommandOptions,
  isUnsure: boolean,
  reader: CommandReader,
): Promise<CommandVerdict> {
  const device = onlyDevice(await findExactly(item, reader.find), reader)
  if ('kind' in device) return device
  const { id, serialNumber, deviceGrouping, lastUpdatedAt } = device
  const type = await reader.typeOf(serialNumber)
  const lastReport = isoOf(lastUpdatedAt)
  const start = startTime ?? (lastReport === undefined ? undefined : secondsOfInstant(lastReport))
  const about = {
    device: {
      id,
      location: deviceGrouping?.name,
      timeZone: deviceGrouping?.timezone ?? undefined,
      lastReport,
      type: type?.name,
      startTime: start ?? 0,
    },
  }
  if (isUnsure) return { kind: 'sent', ...about }
  if (start === undefined) return { kind: 'silent', ...about }
  if (start >= endTime) return { kind: 'done', ...about }
  return { kind: type?.token && type.token !== deviceType ? 'otherType' : 'ready', ...about }
}
