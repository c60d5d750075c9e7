import { codeKey } from '~/lib/codes.ts'
import { day } from '~/lib/units.ts'
import { emptyBox, isIn, type Box } from './box.ts'

/** What this browser knows about the packing of an order. The server knows nothing of it. */
export type PackedOrder = Box & {
  id: number
  number: string
  /** When it was last changed, in milliseconds. */
  at: number
  /** Why it was put aside. */
  skipped?: string | undefined
  /** Whether its label was printed from the station. */
  isLabelPrinted?: boolean | undefined
}

/** The setting that has them. Settings survive a sign-out. */
export const packedKey = 'packed'

/** How long packed codes are remembered. */
const keptFor = 30 * day

/** The stored orders; other values, and orders from too long ago, are left out. */
export function asPacked(value: unknown, now: number): PackedOrder[] {
  return Array.isArray(value)
    ? value.filter((each): each is PackedOrder => isPacked(each) && now - each.at < keptFor)
    : []
}

/** The orders after a change of one of them. */
export function changePacked(
  all: readonly PackedOrder[],
  { id, number }: Pick<PackedOrder, 'id' | 'number'>,
  change: (before: PackedOrder) => PackedOrder,
  now: number,
): PackedOrder[] {
  const before = all.find((each) => each.id === id) ?? { ...emptyBox, id, number, at: now }
  return [...all.filter((each) => each.id !== id), { ...change(before), id, number, at: now }]
}

/** The number of the order that a device was packed for, other than this one. */
export const packedFor = (all: readonly PackedOrder[], code: string, orderId: number) =>
  all.find((each) => each.id !== orderId && isIn(each, code))?.number

/** The order that has this number. */
export const withNumber = <Each extends { displayNumber: string }>(
  orders: readonly Each[],
  code: string,
) => orders.find(({ displayNumber }) => codeKey(displayNumber) === codeKey(code))

/** Whether a code looks like the number of one of these orders, or of one that is newer. */
export const isLikeNumber = (orders: readonly { displayNumber: string }[], code: string) =>
  orders.some(({ displayNumber }) => shapeOf(displayNumber) === shapeOf(code))

const shapeOf = (code: string) => codeKey(code).replaceAll(/\d+/g, '0')

function isPacked(value: unknown): value is PackedOrder {
  if (typeof value !== 'object' || value === null) return false
  const { id, number, at, devices, counted } = value as Partial<Record<keyof PackedOrder, unknown>>
  return (
    typeof id === 'number' &&
    typeof number === 'string' &&
    typeof at === 'number' &&
    typeof counted === 'object' &&
    counted !== null &&
    Array.isArray(devices) &&
    devices.every(
      (each: unknown) =>
        typeof each === 'object' &&
        each !== null &&
        'code' in each &&
        typeof each.code === 'string' &&
        'type' in each &&
        typeof each.type === 'string',
    )
  )
}
