import { unlessAborted } from '~/lib/unless-aborted.ts'
import type { DeliveryEntry, Device } from './delivery.ts'

/** Why a call failed. */
export type Explained = {
  text: string
  /** No response arrived, because the network is down. */
  isLost: boolean
  /** The server understood the call and saved nothing. */
  isRefused: boolean
  /** The server already has the MAC address. */
  isTaken: boolean
}

export type SendCalls = {
  /** Looks up the reference of the record with this MAC address, bypassing the cache. */
  find: (macAddress: string) => Promise<string | undefined>
  /** Saves a device. Returns the reference of the new record. */
  save: (
    device: Device,
    request: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<string>
  explain: (error: unknown) => Explained
}

type Sending = SendCalls & {
  signal: AbortSignal
  onProgress: (share: number) => void
  /** Called before the device is saved. Returns whether it is still wanted. */
  onSave: () => Promise<boolean>
}

type SendOutcome =
  | { kind: 'saved'; referenceId: string }
  /** Not sent: the inventory already has its MAC address. */
  | { kind: 'existed'; macAddress: string; referenceId: string }
  /** Not sent: it may be saved already, and has no MAC address to look up. */
  | { kind: 'unsure' }
  | { kind: 'failed'; error: unknown; isUnsure: boolean }
  | { kind: 'removed' }

/**
 * Saves a device at most once: its MAC address is looked up first. If the device was sent before and is found, it is
 * saved.
 */
export async function sendDevice(
  { device, isUnsure, isConfirmed }: DeliveryEntry,
  { find, save, explain, signal, onProgress, onSave }: Sending,
): Promise<SendOutcome> {
  const { macAddress } = device
  if (macAddress === undefined && isUnsure && !isConfirmed) return { kind: 'unsure' }
  try {
    const referenceId = macAddress && (await unlessAborted(find(macAddress), signal))
    if (referenceId && isUnsure) return { kind: 'saved', referenceId }
    if (referenceId) return { kind: 'existed', macAddress, referenceId }
  } catch (error) {
    return { kind: 'failed', error, isUnsure }
  }
  if (!(await onSave())) return { kind: 'removed' }
  try {
    return { kind: 'saved', referenceId: await save(device, { signal, onProgress }) }
  } catch (error) {
    const { isLost, isRefused, isTaken } = explain(error)
    const mayBeSaved = !isRefused || (isTaken && isUnsure)
    if (!mayBeSaved || isLost || macAddress === undefined) {
      return { kind: 'failed', error, isUnsure: !isRefused }
    }
    return lookAgain(macAddress, error, { find, explain })
  }
}

/** The server responded, but not with whether the device was saved. */
async function lookAgain(
  macAddress: string,
  error: unknown,
  { find, explain }: Pick<SendCalls, 'find' | 'explain'>,
): Promise<SendOutcome> {
  try {
    const referenceId = await find(macAddress)
    return referenceId ? { kind: 'saved', referenceId } : { kind: 'failed', error, isUnsure: true }
  } catch (lookup) {
    return { kind: 'failed', error: explain(lookup).isLost ? lookup : error, isUnsure: true }
  }
}
