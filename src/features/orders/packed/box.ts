import type { OrderItem } from '~/api/generated/model/index.ts'
import { codeKey } from '~/lib/codes.ts'

/** A device in the box of an order. */
export type PackedDevice = {
  /** Its MAC address. */
  code: string
  /** The token of its device type. */
  type: string
}

/** What has been put into the box of an order. */
export type Box = {
  /** In the order of packing. */
  devices: readonly PackedDevice[]
  /** How many pieces are in, of the items without a device type, by the item's id. */
  counted: Readonly<Record<string, number>>
}

export const emptyBox: Box = { devices: [], counted: {} }

/** One line of the order: so many pieces of a device type, or of an item without one. */
export type Line = {
  itemId: number
  /** Null if the item has no device type: its pieces are counted by hand. */
  type: { token: string; name: string } | null
  needed: number
  packed: number
  /** Those of this line's devices, in the order of packing. */
  devices: readonly PackedDevice[]
}

type Items = readonly Pick<OrderItem, 'id' | 'quantity' | 'deviceTypes'>[]

/**
 * The lines of an order with what is in the box. A device fills the first line of its type that is not full. What is left over
 * is no longer ordered: the order has changed since.
 */
export function fillLines(items: Items, box: Box): { lines: Line[]; surplus: PackedDevice[] } {
  const lines = items.flatMap(({ id: itemId, quantity, deviceTypes }): Line[] => {
    const needed = Math.max(0, quantity)
    if (deviceTypes.length === 0) {
      const packed = Math.min(needed, box.counted[itemId] ?? 0)
      return [{ itemId, type: null, needed, packed, devices: [] }]
    }
    return deviceTypes.map((type) => ({ itemId, type, needed, packed: 0, devices: [] }))
  })
  const surplus = box.devices.filter((device) => {
    const line = lines.find(({ type, ...each }) => type?.token === device.type && isOpen(each))
    if (!line) return true
    line.packed += 1
    line.devices = [...line.devices, device]
    return false
  })
  return { lines, surplus }
}

const isOpen = ({ packed, needed }: Pick<Line, 'packed' | 'needed'>) => packed < needed

/** The lines that are not full. */
export const missingIn = (lines: readonly Line[]) => lines.filter(isOpen)

/** Whether everything that is ordered is in the box, and nothing else. */
export function isComplete(items: Items, box: Box): boolean {
  const { lines, surplus } = fillLines(items, box)
  return missingIn(lines).length === 0 && surplus.length === 0
}

/** Why a device may be the wrong one, although its type is right. */
export type Doubt =
  | { kind: 'registered'; name: string | null }
  | { kind: 'removed' }
  | { kind: 'otherCustomer'; name: string }
  /** Something could not be looked up. */
  | { kind: 'unknown' }

export type CodeVerdict =
  | { kind: 'packed'; type: string; left: number }
  | { kind: 'takenOut' }
  /** The scanner read it twice. */
  | { kind: 'readTwice' }
  | { kind: 'unknown' }
  | { kind: 'wrongType'; type: string }
  | { kind: 'tooMany'; type: string }
  | { kind: 'elsewhere'; number: string }
  | { kind: 'ask'; doubts: readonly Doubt[] }

type CodeFacts = {
  items: Items
  box: Box
  code: string
  /** Its inventory record, if there is one. */
  record: { deviceType: { token?: string | undefined; name: string } } | undefined
  doubts: readonly Doubt[]
  /** Whether the packer has said that it is right all the same. */
  isConfirmed: boolean
  /** The number of another order that it was packed for, as far as this browser knows. */
  packedFor: string | undefined
  /** How long ago the same code was read, in milliseconds. */
  sinceRead: number
}

/** Nobody takes out on purpose what went in less than this ago, in milliseconds. */
export const readTwiceWithin = 1500

/** What the code of a device does to the box. */
export function judgeCode(facts: CodeFacts): CodeVerdict {
  const { items, box, code, record, doubts, isConfirmed, packedFor, sinceRead } = facts
  if (isIn(box, code)) return { kind: sinceRead < readTwiceWithin ? 'readTwice' : 'takenOut' }
  if (!record) return { kind: 'unknown' }
  const { name, token = name } = record.deviceType
  const lines = fillLines(items, box).lines.filter(({ type }) => type?.token === token)
  if (lines.length === 0) return { kind: 'wrongType', type: name }
  if (missingIn(lines).length === 0) return { kind: 'tooMany', type: name }
  if (packedFor !== undefined) return { kind: 'elsewhere', number: packedFor }
  if (doubts.length > 0 && !isConfirmed) return { kind: 'ask', doubts }
  const left = lines.reduce((sum, { needed, packed }) => sum + needed - packed, -1)
  return { kind: 'packed', type: name, left }
}

export const isIn = ({ devices }: Box, code: string) =>
  devices.some((device) => codeKey(device.code) === codeKey(code))

export const withDevice = (box: Box, device: PackedDevice): Box =>
  isIn(box, device.code) ? box : { ...box, devices: [...box.devices, device] }

export const withoutDevice = (box: Box, code: string): Box => ({
  ...box,
  devices: box.devices.filter((device) => codeKey(device.code) !== codeKey(code)),
})

export const withCount = (box: Box, itemId: number, count: number): Box => ({
  ...box,
  counted: { ...box.counted, [itemId]: count },
})
