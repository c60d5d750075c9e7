import { isTree } from '~/lib/same-value.ts'

/** A device to add, in serializable form. */
export type Device = {
  /** Its display name: the MAC address, else the first value. */
  name: string
  typeToken: string
  typeName: string
  /** The token of its inventory location. */
  location: string | null
  vendorOrder: number | null
  /** The entered values, by the token of the input. */
  values: Readonly<Record<string, string>>
  images: Readonly<Record<string, File>>
  /** Undefined if no value is a MAC address. */
  macAddress: string | undefined
}

/** The choices that are kept from one device to the next. */
export type Kept = Pick<Device, 'typeToken' | 'location' | 'vendorOrder'>

/** A device of a delivery and its progress. */
export type DeliveryEntry = {
  id: string
  at: number
  device: Device
  /** `sent`: a response is pending. After a reload its outcome is unknown. */
  step: 'waiting' | 'sent' | 'saved' | 'failed'
  /** Whether it was sent without a response, so that it may already be saved. */
  isUnsure: boolean
  /** The key of the latest call. The next one has the same, unless the server has answered. */
  idempotencyKey?: string | undefined
  /** Whether the user wants it resent although it may be saved. Only asked if it has no MAC address to look up. */
  isConfirmed?: boolean
  /** Why the last attempt failed. */
  failure?: string | undefined
  /** The reference of the saved record, or of the one that already had the MAC address. */
  referenceId?: string | undefined
}

export type DeliveryState = {
  /** Whether the stored delivery has loaded. Until then nothing is sent. */
  isRead: boolean
  entries: readonly DeliveryEntry[]
  /** The expected number of devices, or their codes, as typed. */
  expected: string
  kept: Kept | undefined
  /** Whether the network is down. Waiting devices are sent once it is back. */
  isOffline: boolean
  /** Upload progress of the device that is being sent, from 0 to 1. */
  progress: number
}

export type Stored = Pick<DeliveryState, 'entries' | 'expected' | 'kept'>

export const deliveryKey = 'inventory-delivery'

export type DeliveryCounts = Record<'saved' | 'unsent' | 'failed', number>

export function countDelivery(entries: readonly DeliveryEntry[]): DeliveryCounts {
  const of = (...steps: DeliveryEntry['step'][]) =>
    entries.filter(({ step }) => steps.includes(step)).length
  return { saved: of('saved'), unsent: of('waiting', 'sent'), failed: of('failed') }
}

/** The serializable part of a delivery. A device that was being sent may or may not be saved. */
export function storedDelivery(value: unknown): Stored {
  const nothing: Stored = { entries: [], expected: '', kept: undefined }
  if (typeof value !== 'object' || value === null || !('entries' in value)) return nothing
  const { entries, expected, kept } = value as Partial<Record<keyof Stored, unknown>>
  if (!Array.isArray(entries)) return nothing
  return {
    entries: entries
      .filter(isEntry)
      .map((entry) =>
        entry.step === 'sent' ? { ...entry, step: 'waiting', isUnsure: true } : entry,
      ),
    expected: typeof expected === 'string' ? expected : '',
    kept: hasChoices(kept) ? kept : undefined,
  }
}

/** An older console may have stored entries of another shape. */
function isEntry(value: unknown): value is DeliveryEntry {
  if (!isTree(value)) return false
  const { id, at, device, step } = value
  if (typeof id !== 'string' || typeof at !== 'number' || !isSteps(step)) return false
  if (!isTree(device) || !hasChoices(device)) return false
  const { name, typeName, values, images } = device as Partial<Record<keyof Device, unknown>>
  return (
    typeof name === 'string' && typeof typeName === 'string' && isTree(values) && isTree(images)
  )
}

const isSteps = (step: unknown) =>
  step === 'waiting' || step === 'sent' || step === 'saved' || step === 'failed'

function hasChoices(value: unknown): value is Kept {
  if (!isTree(value)) return false
  const { typeToken, location, vendorOrder } = value
  return (
    typeof typeToken === 'string' &&
    (typeof location === 'string' || location === null) &&
    (typeof vendorOrder === 'number' || vendorOrder === null)
  )
}

/** The devices that have been added and have a MAC address. */
export const addedIn = (entries: readonly DeliveryEntry[]): Device[] =>
  entries.flatMap(({ step, device }) =>
    step === 'saved' && device.macAddress !== undefined ? [device] : [],
  )
