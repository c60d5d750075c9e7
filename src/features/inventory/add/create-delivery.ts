import { createAtom } from '@tanstack/react-store'
import { keepStored } from '~/kit/stored/keep-stored.ts'
import type { Unsent } from '~/lib/unsent.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import {
  countDelivery,
  deliveryKey,
  storedDelivery,
  type DeliveryEntry,
  type DeliveryState,
  type Device,
  type Kept,
} from './delivery.ts'
import { sendDevice, type SendCalls } from './send-device.ts'

type DeliveryOptions = SendCalls & {
  storage: UserStorage
  /** Why a device is not sent: it is already in the inventory, or it may be saved and has no MAC address to look up. */
  textFor: (about: { macAddress: string } | 'unsure') => string
  onOutcome?: (entry: DeliveryEntry) => void
  now?: () => number
}

export type Delivery = ReturnType<typeof createDelivery>

/** A stored queue of new devices, which continues after a reload or a network failure and saves each device once. */
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
  let sending = { id: '', controller: new AbortController() }

  const currentValue = () => {
    const { entries, expected, kept } = state.get()
    const isEmpty = entries.length === 0 && expected === '' && kept === undefined
    if (isEmpty) return undefined
    const { unsent, failed } = countDelivery(entries)
    const left: Unsent = { kind: 'delivery', count: unsent + failed }
    return { entries, expected, kept, unsent: left }
  }
  /** Whether the queue of an earlier visit is known. */
  let isFound = false
  const takeOver = (value: unknown) => {
    if (isFound) return
    isFound = true
    const before = storedDelivery(value)
    const { entries, expected, kept } = state.get()
    set({
      entries: [...before.entries, ...entries],
      expected: expected || before.expected,
      kept: kept ?? before.kept,
    })
    work()
  }
  const stored = keepStored(storage, deliveryKey, currentValue, takeOver)
  const change = (changes: Partial<DeliveryState>) => {
    set(changes)
    // Storing before the first read would overwrite the queue.
    return state.get().isRead ? stored.store() : Promise.resolve()
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
  /** After a network failure the device stays in the queue. */
  const failed = async (id: string, error: unknown, isUnsure: boolean) => {
    const { text, isLost } = options.explain(error)
    errors.set(id, error)
    const settled = settle(id, { step: isLost ? 'waiting' : 'failed', failure: text, isUnsure })
    if (isLost) set({ isOffline: true })
    await settled
  }

  const send = async (entry: DeliveryEntry) => {
    const { id, device } = entry
    sending = { id, controller: new AbortController() }
    const outcome = await sendDevice(entry, {
      ...options,
      signal: sending.controller.signal,
      onProgress: (progress) => set({ progress }),
      onSave: async () => {
        if (!entryOf(id)) return false
        set({ progress: 0 })
        // Recorded before sending, so that nothing is sent twice, whenever the page closes.
        await update(id, { step: 'sent', isUnsure: true, isConfirmed: false, failure: undefined })
        return true
      },
    })
    switch (outcome.kind) {
      case 'saved':
        return settle(id, {
          step: 'saved',
          isUnsure: false,
          failure: undefined,
          referenceId: outcome.referenceId,
          // Keys and images are not stored longer than needed.
          device: { ...device, values: {}, images: {} },
        })
      case 'existed': {
        const { macAddress, referenceId } = outcome
        return settle(id, {
          step: 'failed',
          failure: options.textFor({ macAddress }),
          referenceId,
        })
      }
      case 'unsure':
        return settle(id, { step: 'failed', failure: options.textFor('unsure') })
      case 'failed':
        return failed(id, outcome.error, outcome.isUnsure)
      case 'removed':
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
      const found = await storage.read(deliveryKey)
      if (state.get().isRead) return
      // Otherwise there is none, or the storage did not answer in time.
      isFound = found !== undefined
      set({ ...storedDelivery(found), isRead: true })
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
    flush: stored.flush,
    /** Stops sending. Resolves once the pending call has ended. */
    stop: async () => {
      isStopped = true
      stored.leave()
      await current
    },
  }
}
