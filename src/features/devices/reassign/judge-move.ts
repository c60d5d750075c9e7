import type { Device, DeviceMoveEvaluation, MoveDeviceParams } from '~/api/generated/model/index.ts'
import { onlyDevice, type DeviceItem, type DeviceTexts } from '~/features/devices/one-device.ts'
import { findExactly, type FindDevices } from '~/features/devices/similar-devices.ts'
import type { Choice, OwnKind } from '~/kit/batch/batch-state.ts'
import { refusal } from '~/lib/refusal.ts'

/** A device to move. */
export type MoveItem = DeviceItem

/** The enterprise that gets the devices. */
export type MoveTarget = { id: number; name: string }

/** What a device loses when it is moved. */
export type MoveLoss = Pick<DeviceMoveEvaluation, 'groupingName' | 'tagCount' | 'alertCount'>

export type MoveVerdict = {
  kind: OwnKind | 'used' | 'stuck' | 'ambiguous'
  note?: string
  choices?: readonly Choice[]
  device?: { id: number; enterprise?: string; enterpriseId?: number }
  loss?: MoveLoss
}

/** The calls that a verdict needs, and the texts for its note. */
export type MoveReader = DeviceTexts & {
  find: FindDevices
  evaluate: (id: number) => Promise<DeviceMoveEvaluation>
  /** Names what a move takes away. */
  lossText: (loss: MoveLoss) => string
}

/** Finds the device of an item and judges whether it can be moved. */
export async function judgeMove(
  item: MoveItem,
  target: MoveTarget,
  reader: MoveReader,
): Promise<MoveVerdict> {
  const found = await findExactly(item, reader.find)
  const device = onlyDevice(found, reader)
  if ('kind' in device) return device
  const { id: enterpriseId, name: enterprise } = device.enterprise ?? {}
  const about = { device: { id: device.id, enterprise, enterpriseId } }
  if (isAt(device, target)) return { kind: 'done', ...about }
  const evaluation = await reader.evaluate(device.id)
  if (evaluation.movable === false) return { kind: 'stuck', ...about }
  if (!isUsed(evaluation)) return { kind: 'ready', ...about }
  const { groupingName, tagCount, alertCount } = evaluation
  const loss = { groupingName, tagCount, alertCount }
  return { kind: 'used', note: reader.lossText(loss), ...about, loss }
}

export type Mover = MoveReader & {
  /** Called with what the device is now, if that has changed. */
  onChanged?: (now: MoveVerdict) => void
  move: (id: number, params: MoveDeviceParams) => Promise<Device>
  /** Says what has changed, or that the device is gone or stuck. */
  changedText: (change: MoveChange) => string
}

/** What has changed about a device since its move was confirmed. `enterprise` is its owner now, '' if that is unknown. */
export type MoveChange = 'loses more' | 'gone' | 'stuck' | { enterprise: string }

/**
 * Moves a device whose verdict was confirmed. Judges it again just before: if somebody else has moved it, or it would lose more
 * than confirmed, it stays.
 */
export async function moveConfirmed(
  item: MoveItem,
  confirmed: MoveVerdict,
  target: MoveTarget,
  mover: Mover,
): Promise<Device> {
  const { device, loss = nothing } = confirmed
  if (!device) throw new Error('A device that was not found cannot be moved')
  const now = await judgeMove({ ...item, id: device.id }, target, mover)
  if (now.kind === 'unchecked') throw refusal(mover.tooManyText)
  const change = changeOf(now, device, loss)
  if (change) {
    mover.onChanged?.(now)
    throw refusal(mover.changedText(change))
  }
  return mover.move(device.id, { enterpriseId: target.id, allowForce: now.loss !== undefined })
}

const nothing: MoveLoss = { groupingName: null, tagCount: 0, alertCount: 0 }

function changeOf(
  now: MoveVerdict,
  before: NonNullable<MoveVerdict['device']>,
  confirmed: MoveLoss,
): MoveChange | undefined {
  if (!now.device) return 'gone'
  const { enterprise = '', enterpriseId } = now.device
  const isMoved =
    enterpriseId === undefined || before.enterpriseId === undefined
      ? enterprise !== (before.enterprise ?? '')
      : enterpriseId !== before.enterpriseId
  if (isMoved) return { enterprise }
  if (now.kind === 'stuck') return 'stuck'
  return now.loss && !losesNoMore(now.loss, confirmed) ? 'loses more' : undefined
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
