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
  /** No answer arrived, since the network is lost. */
  isLost: boolean
  /** The server understood the call and saved nothing. */
  isRefused: boolean
  /** The server has the MAC address already. */
  isTaken: boolean
}

type DeliveryOptions = {
  storage: UserStorage
  /** The reference of the record with this MAC address, asked for now. */
  find: (macAddress: string) => Promise<string | undefined>
  /** Saves a device. Returns the reference of the new record. */
  save: (
    device: Device,
    request: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<string>
  explain: (error: unknown) => Explained
  /** Why a device is not sent: the inventory has it already, or it may be saved and has no MAC address to look up. */
  textFor: (about: { macAddress: string } | 'unsure') => string
  onOutcome?: (entry: DeliveryEntry) => void
  now?: () => number
}

export type Delivery = ReturnType<typeof createDelivery>

/**
 * A queue of devices that are entered one after the other. It is stored, and goes on after a reload or a lost network. Before
 * each device is sent its MAC address is looked up: if the device was sent before and is found, it is saved.
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
  /** MAC addresses of removed devices that may be saved all the same. */
  const doubtful = new Set<string | undefined>()
  /** The errors of those that failed, for the form. */
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
    // Signing out removes it; what is still under way must not bring it back.
    if (isStopped && (await storage.read(deliveryKey)) === undefined) return
    const { entries, expected, kept } = stored()
    const isEmpty = entries.length === 0 && expected === '' && kept === undefined
    await (isEmpty ? storage.remove(deliveryKey) : storage.write(deliveryKey, stored()))
  })
  const store = async () => {
    // Before it is read, storing would overwrite it.
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
      // Keys and images are not kept for longer than needed.
      device: { ...device, values: {}, images: {} },
    })
  /** It stays in the queue until the network is back, or has failed. */
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
    // It may have been removed meanwhile.
    if (!entryOf(id)) return
    set({ progress: 0 })
    // Stored before: nothing is sent twice, whenever the page goes.
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
  /** No answer that says whether it was saved, although the network is there. */
  const lookAgain = async (id: string, device: Device & { macAddress: string }, error: unknown) => {
    try {
      const found = await options.find(device.macAddress)
      if (found) await saved(id, device, found)
      else await failed(id, error, true)
    } catch (lookup) {
      await failed(id, options.explain(lookup).isLost ? lookup : error, true)
    }
  }

  /** Takes entries off the list, except the one that is being sent. */
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
    /** Reads what an earlier visit has left, and goes on with it. */
    load: async () => {
      const found = storedDelivery(await storage.read(deliveryKey))
      if (state.get().isRead) return
      set({ ...found, isRead: true })
      work()
    },
    /** Why a device failed, as it was thrown. */
    errorOf: (id: string): unknown => errors.get(id),
    /** Whether a device with this MAC address is in the delivery and was not refused. */
    has: (macAddress: string) =>
      state
        .get()
        .entries.some(({ device, step }) => device.macAddress === macAddress && step !== 'failed'),
    /** Queues a device. Returns the id of its entry. */
    add: (device: Device): string => {
      const id = crypto.randomUUID()
      const { macAddress } = device
      // What has failed is entered again.
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
    /** Resolves once a device is saved or has failed, or waits for the network. */
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
    /** Removes what is not being sent. */
    remove: (ids: readonly string[]) =>
      void change({ entries: without(({ id }) => ids.includes(id)) }),
    /** Stops sending a device, or waiting for its turn. What was sent may be saved all the same, so it is looked up. */
    cancel: (id: string) => {
      const entry = entryOf(id)
      if (sending.id === id) sending.controller.abort()
      else if (entry?.step === 'waiting') {
        void failed(id, new DOMException('Canceled', 'AbortError'), entry.isUnsure)
      }
    },
    /** Tries whether the network is back. */
    resume: () => {
      set({ isOffline: false })
      work()
    },
    expect: (expected: string) => void change({ expected }),
    keep: (kept: Kept) => void change({ kept }),
    /** The page may be going: what is not stored yet is stored at once. */
    flush: () => {
      if (unstored > 0) storage.writeBeforeLeaving(deliveryKey, stored())
    },
    /** Sends nothing more. Resolves once what is being sent has ended. */
    stop: async () => {
      isStopped = true
      await current
    },
  }
}

/** Does not wait for a lookup that nobody needs any more. */
const unlessAborted = <Result>(signal: AbortSignal, lookup: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    lookup.then(resolve, reject)
  })
