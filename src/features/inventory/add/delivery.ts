/** A device that is to be entered, as it can be stored. */
export type Device = {
  /** What people know it by: its MAC address, else the first value. */
  name: string
  typeToken: string
  typeName: string
  /** Token of the location where it is put in stock. */
  location: string | null
  vendorOrder: number | null
  /** What was entered, by the token of the input. */
  values: Readonly<Record<string, string>>
  images: Readonly<Record<string, File>>
  /** Undefined if no value is one. */
  macAddress: string | undefined
}

/** What stays the same from one device to the next. */
export type Kept = Pick<Device, 'typeToken' | 'location' | 'vendorOrder'>

/** A device of a delivery on its way into the inventory. */
export type DeliveryEntry = {
  id: string
  at: number
  device: Device
  /** `sent`: an answer is awaited. After a reload nobody knows what became of it. */
  step: 'waiting' | 'sent' | 'saved' | 'failed'
  /** Whether it was sent without an answer, so that it may be saved already. */
  isUnsure: boolean
  /** Whether the user wants it sent again although it may be saved. Only asked where it has no MAC address to look up. */
  isConfirmed?: boolean
  /** Why it was not saved the last time that it was sent. */
  failure?: string | undefined
  /** Of the record: the one that was saved, or the one that had the MAC address already. */
  referenceId?: string | undefined
}

export type DeliveryState = {
  /** Whether the stored delivery has been read. Until then nothing is sent. */
  isRead: boolean
  entries: readonly DeliveryEntry[]
  /** How many devices are expected, or which: as typed. */
  expected: string
  kept: Kept | undefined
  /** Whether the network is lost. What waits is sent once it is back. */
  isOffline: boolean
  /** How much of the device that is being sent has arrived, from 0 to 1. */
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

/** A delivery as the storage has it. What was being sent may be saved or not. */
export function storedDelivery(value: unknown): Stored {
  const nothing: Stored = { entries: [], expected: '', kept: undefined }
  if (typeof value !== 'object' || value === null || !('entries' in value)) return nothing
  const { entries, expected, kept } = value as Partial<Stored>
  if (!Array.isArray(entries)) return nothing
  return {
    entries: (entries as DeliveryEntry[]).map((entry) =>
      entry.step === 'sent' ? { ...entry, step: 'waiting', isUnsure: true } : entry,
    ),
    expected: typeof expected === 'string' ? expected : '',
    kept,
  }
}
