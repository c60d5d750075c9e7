import type { DeviceInventoryItem } from '~/api/generated/model/index.ts'
import {
  changesOf,
  isChanged,
  statusOf,
  type DeviceChange,
  type DeviceStatus,
} from '~/features/fleets/device-status.ts'
import type { BatchEntry, BatchKind, OwnKind } from '~/kit/batch/batch-state.ts'
import { codeKey, macAddressOf } from '~/lib/codes.ts'

/** A device to remove or to put back: a selected one, by its reference, or the one with a pasted MAC address. */
export type ChangeItem = { code: string; reference?: string }

/** The fleet that the devices are in. */
export type ChangeOptions = { fleetId: number; fleet: string }

export type ManyChange = Exclude<DeviceChange, 'commission'>

export type ChangeVerdict = {
  kind: OwnKind | 'registered' | 'notRemoved'
  note?: string
  device?: { reference: string; macAddress: string; type: string; status: DeviceStatus }
}

export type ChangeEntry = BatchEntry<ChangeItem, ChangeVerdict, void>

const about = {
  idOf: ({ code }: ChangeItem) => codeKey(code),
  nameOf: ({ code }: ChangeItem) => macAddressOf(code) ?? code,
}

export const changeMany: Record<ManyChange, BatchKind<ChangeItem, ChangeOptions>> = {
  remove: { name: 'fleet-remove', ...about },
  reinventory: { name: 'fleet-reinventory', ...about },
}

/** Whether a device of a fleet can be removed or put back. Undefined if the fleet has no such device. */
export function judgeChange(
  device: DeviceInventoryItem | undefined,
  change: ManyChange,
): ChangeVerdict {
  if (!device) return { kind: 'gone' }
  const { referenceId: reference, deviceRadioMacAddress: macAddress, deviceType } = device
  const about = { reference, macAddress, type: deviceType.name, status: statusOf(device) }
  return { kind: kindOf(device, change), device: about }
}

function kindOf(device: DeviceInventoryItem, change: ManyChange): ChangeVerdict['kind'] {
  if (changesOf(device)[change]) return 'ready'
  if (isChanged(device, change)) return 'done'
  return change === 'remove' ? 'registered' : 'notRemoved'
}
