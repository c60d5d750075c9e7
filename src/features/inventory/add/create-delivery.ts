import { createAtom } from '@tanstack/react-store'
import { oneAtATime } from '~/lib/one-at-a-time.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import {
  deliveryKey,
  storedDelivery,
  type DeliveryEntry,
  type DeliveryState,
  type Device,
  type Kept,
} from './delivery.ts'

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

type DeliveryOptions = {
  storage: UserStorage
  /** Looks up the reference of the record with this MAC address, bypassing the cache. */
  find: (macAddress: string) => Promise<string | undefined>
  /** Saves a device. Returns the reference of the new record. */
  save: (
    device: Device,
    request: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<string>
  explain: (error: unknown) => Explained
  /** Why a device is not sent: it is already in the inventory, or it may be saved and has no MAC address to look up. */
  textFor: (about: { macAddress: string } | 'unsure') => string
  onOutcome?: (entry: DeliveryEntry) => void
  now?: () => number
}

export type Delivery = ReturnType<typeof createDelivery>

/**
 * A stored queue of new devices, which continues after a reload or a network failure. Before each device is sent, its MAC
 * address is looked up: if the device was sent before and is found, it is saved.
 */
export function createDelivery({ storage, now = Date.now, ...options }: DeliveryOptions) {
  const state = createAtom<DeliveryState>({
    isRead: false,
    entries: [],
    expected: '',
    kept: undefined,
    isOffline: false,
    progress: 0,
  })
  const set = (changes: Partial<DeliveryState>) => state.set({ ...state.get(), ...changes })
  /** MAC addresses of removed devices that may have been saved. */
  const doubtful = new Set<string | undefined>()
  /** The errors of failed devices, for the form. */
  const errors = new Map<string, unknown>()
  let current: Promise<void> | undefined
  let isStopped = false
  let unstored = 0
  let sending = { id: '', controller: new AbortController() }

  const stored = () => {
    const { entries, expected, kept } = state.get()
    return { entries, expected, kept }
  }
  const write = oneAtATime(async () => {
    // Signing out clears the storage; pending work must not restore it.
    if (isStopped && (await storage.read(deliveryKey)) === undefined) return
    const { entries, expected, kept } = stored()
    const isEmpty = entries.length === 0 && expected === '' && kept === undefined
    await (isEmpty ? storage.remove(deliveryKey) : storage.write(deliveryKey, stored()))
  })
  const store = async () => {
    // Storing before the first read would overwrite the queue.
    if (!state.get().isRead) return
    unstored += 1
    await write()
    unstored -= 1
  }
  const change = (changes: Partial<DeliveryState>) => {
    set(changes)
    return store()
  }
  const entryOf = (id: string) => state.get().entries.find((entry) => entry.id === id)
  const update = (id: string, changes: Partial<DeliveryEntry>) => {
    const entries = state.get().entries
    return change({
      entries: entries.map((each) => (each.id === id ? { ...each, ...changes } : each)),
    })
  }
  const settle = async (id: string, changes: Partial<DeliveryEntry>) => {
    await update(id, changes)
    const entry = entryOf(id)
    if (entry) options.onOutcome?.(entry)
  }
  const saved = (id: string, device: Device, referenceId: string) =>
    settle(id, {
      step: 'saved',
      isUnsure: false,
      failure: undefined,
      referenceId,
      // Keys and images are not stored longer than needed.
      device: { ...device, values: {}, images: {} },
    })
  /** After a network failure the device stays in the queue. */
  const failed = async (id: string, error: unknown, isUnsure: boolean) => {
    const { text, isLost } = options.explain(error)
    errors.set(id, error)
    const settled = settle(id, { step: isLost ? 'waiting' : 'failed', failure: text, isUnsure })
    if (isLost) set({ isOffline: true })
    await settled
  }

  const send = async ({ id, device, isUnsure, isConfirmed }: DeliveryEntry) => {
    const { macAddress } = device
    if (macAddress === undefined && isUnsure && !isConfirmed) {
      return settle(id, { step: 'failed', failure: options.textFor('unsure') })
    }
    sending = { id, controller: new AbortController() }
    const { signal } = sending.controller
    try {
      const found = macAddress && (await unlessAborted(signal, options.find(macAddress)))
      if (found && isUnsure) return await saved(id, device, found)
      if (found) {
        const text = options.textFor({ macAddress })
        return await settle(id, { step: 'failed', failure: text, referenceId: found })
      }
    } catch (error) {
      return failed(id, error, isUnsure)
    }
    // It may have been removed in the meantime.
    if (!entryOf(id)) return
    set({ progress: 0 })
    // Recorded before sending, so that nothing is sent twice, whenever the page closes.
    await update(id, { step: 'sent', isUnsure: true, isConfirmed: false })
    try {
      const onProgress = (progress: number) => set({ progress })
      await saved(id, device, await options.save(device, { signal, onProgress }))
    } catch (error) {
      const { isLost, isRefused, isTaken } = options.explain(error)
      const mayBeSaved = !isRefused || (isTaken && isUnsure)
      if (!mayBeSaved || isLost || macAddress === undefined) {
        return failed(id, error, !isRefused)
      }
      await lookAgain(id, { ...device, macAddress }, error)
    }
  }
  /** The server responded, but not with whether the device was saved. */
  const lookAgain = async (id: string, device: Device & { macAddress: string }, error: unknown) => {
    try {
      const found = await options.find(device.macAddress)
      if (found) await saved(id, device, found)
      else await failed(id, error, true)
    } catch (lookup) {
      await failed(id, options.explain(lookup).isLost ? lookup : error, true)
    }
  }

  /** Removes entries, except the one that is being sent. */
  const without = (isRemoved: (entry: DeliveryEntry) => boolean) =>
    state.get().entries.filter((entry) => {
      if (entry.step === 'sent' || !isRemoved(entry)) return true
      if (entry.isUnsure) doubtful.add(entry.device.macAddress)
      return false
    })

  const work = () => {
    const { isRead, isOffline, entries } = state.get()
    const next = entries.find(({ step }) => step === 'waiting')
    if (!next || !isRead || isOffline || current || isStopped) return
    current = send(next).finally(() => {
      current = undefined
      work()
    })
  }

  return {
    state,
    /** Loads the queue of an earlier visit and continues it. */
    load: async () => {
      const found = storedDelivery(await storage.read(deliveryKey))
      if (state.get().isRead) return
      set({ ...found, isRead: true })
      work()
    },
    /** The error of a failed device, as thrown. */
    errorOf: (id: string): unknown => errors.get(id),
    /** Whether the delivery has a device with this MAC address that was not refused. */
    has: (macAddress: string) =>
      state
        .get()
        .entries.some(({ device, step }) => device.macAddress === macAddress && step !== 'failed'),
    /** Queues a device. Returns the id of its entry. */
    add: (device: Device): string => {
      const id = crypto.randomUUID()
      const { macAddress } = device
      // A failed device with the same address is replaced.
      const others = without(
        (each) =>
          macAddress !== undefined &&
          each.device.macAddress === macAddress &&
          each.step === 'failed',
      )
      const isUnsure = macAddress !== undefined && doubtful.has(macAddress)
      const entry: DeliveryEntry = { id, at: now(), device, step: 'waiting', isUnsure }
      const { typeToken, location, vendorOrder } = device
      void change({
        entries: [...others, entry],
        kept: { typeToken, location, vendorOrder },
      })
      work()
      return id
    },
    /** Resolves once a device is saved, has failed, or waits for the network. */
    settled: (id: string) =>
      new Promise<DeliveryEntry | undefined>((resolve) => {
        const look = () => {
          const entry = entryOf(id)
          const isOver = entry?.step === 'waiting' ? state.get().isOffline : entry?.step !== 'sent'
          if (isOver) resolve(entry)
          return isOver
        }
        if (look()) return
        const { unsubscribe } = state.subscribe(() => look() && unsubscribe())
      }),
    retry: (ids: readonly string[]) => {
      const entries = state
        .get()
        .entries.map((entry): DeliveryEntry =>
          ids.includes(entry.id) && entry.step === 'failed'
            ? { ...entry, step: 'waiting', isConfirmed: true, failure: undefined }
            : entry,
        )
      void change({ entries, isOffline: false })
      work()
    },
    /** Removes entries that are not being sent. */
    remove: (ids: readonly string[]) =>
      void change({ entries: without(({ id }) => ids.includes(id)) }),
    /** Cancels a device. If it was already sent, it may be saved anyway, so it is looked up. */
    cancel: (id: string) => {
      const entry = entryOf(id)
      if (sending.id === id) sending.controller.abort()
      else if (entry?.step === 'waiting') {
        void failed(id, new DOMException('Canceled', 'AbortError'), entry.isUnsure)
      }
    },
    /** Checks whether the network is back. */
    resume: () => {
      set({ isOffline: false })
      work()
    },
    expect: (expected: string) => void change({ expected }),
    keep: (kept: Kept) => void change({ kept }),
    /** Stores pending changes at once, since the page may be closing. */
    flush: () => {
      if (unstored > 0) storage.writeBeforeLeaving(deliveryKey, stored())
    },
    /** Stops sending. Resolves once the pending call has ended. */
    stop: async () => {
      isStopped = true
      await current
    },
  }
}

/** Rejects as soon as the signal aborts, without waiting for the lookup. */
const unlessAborted = <Result>(signal: AbortSignal, lookup: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    lookup.then(resolve, reject)
  })
