import type { Device, DeviceMoveEvaluation, MoveDeviceParams } from '~/api/generated/model/index.ts'
import type { OwnKind } from '~/components/batch/batch-state.ts'
import { refusal } from '~/components/batch/refusal.ts'
import { findExactly, type FindDevices } from '~/features/devices/similar-devices.ts'

/** A device to move: a selected one, by its id, or the one with a pasted serial number. */
export type MoveItem = { serial: string; id?: number }

/** The enterprise that gets the devices. */
export type MoveTarget = { id: number; name: string }

/** What a device loses when it is moved. */
export type MoveLoss = Pick<DeviceMoveEvaluation, 'groupingName' | 'tagCount' | 'alertCount'>

export type MoveVerdict = {
  kind: OwnKind | 'used' | 'stuck' | 'ambiguous'
  note?: string
  device?: { id: number; enterprise?: string }
  loss?: MoveLoss
}

/** The calls that a verdict needs, and the texts for its note. */
export type MoveReader = {
  find: FindDevices
  evaluate: (id: number) => Promise<DeviceMoveEvaluation>
  /** Names what a move takes away. */
  lossText: (loss: MoveLoss) => string
  /** Names the enterprises of the devices that share a serial number. */
  ownersText: (devices: readonly Device[]) => string
  /** Says that too many serial numbers contain this one. */
  tooManyText: string
}

/** Finds the device of an item and judges whether it can be moved. */
export async function judgeMove(
  item: MoveItem,
  target: MoveTarget,
  reader: MoveReader,
): Promise<MoveVerdict> {
  const found = await findExactly(item, reader.find)
  if (found === 'too many') return { kind: 'unchecked', note: reader.tooManyText }
  const [device, ...others] = found
  if (!device) return { kind: 'gone' }
  if (others.length > 0) return { kind: 'ambiguous', note: reader.ownersText(found) }
  const about = { device: { id: device.id, enterprise: device.enterprise?.name } }
  if (isAt(device, target)) return { kind: 'done', ...about }
  const evaluation = await reader.evaluate(device.id)
  if (evaluation.movable === false) return { kind: 'stuck', ...about }
  if (!isUsed(evaluation)) return { kind: 'ready', ...about }
  const { groupingName, tagCount, alertCount } = evaluation
  const loss = { groupingName, tagCount, alertCount }
  return { kind: 'used', note: reader.lossText(loss), ...about, loss }
}

export type Mover = Pick<MoveReader, 'evaluate'> & {
  move: (id: number, params: MoveDeviceParams) => Promise<Device>
  /** Says that the device would lose more than was confirmed. */
  losesMoreText: string
}

/** Moves a device whose verdict was confirmed. Forces the move only if the device would still lose no more than confirmed. */
export async function moveConfirmed(
  { device, loss }: MoveVerdict,
  target: MoveTarget,
  { evaluate, move, losesMoreText }: Mover,
): Promise<Device> {
  if (!device) throw new Error('A device that was not found cannot be moved')
  if (loss && !losesNoMore(await evaluate(device.id), loss)) {
    throw refusal(losesMoreText)
  }
  return move(device.id, { enterpriseId: target.id, allowForce: loss !== undefined })
}

/** Whether the device would lose something, so that its move must be forced. */
export const isUsed = ({ groupingName, tagCount, alertCount }: MoveLoss) =>
  Boolean(groupingName) || tagCount > 0 || alertCount > 0

const losesNoMore = (now: MoveLoss, confirmed: MoveLoss) =>
  (!now.groupingName || now.groupingName === confirmed.groupingName) &&
  now.tagCount <= confirmed.tagCount &&
  now.alertCount <= confirmed.alertCount

/** The response may lack the id of a device's enterprise. */
const isAt = ({ enterprise }: Device, target: MoveTarget) =>
  enterprise?.id === undefined ? enterprise?.name === target.name : enterprise.id === target.id
