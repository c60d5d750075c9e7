import { createQueue } from '~/kit/queue/create-queue.ts'
import { sendOnce } from '~/kit/queue/send-once.ts'
import { unlessAborted } from '~/lib/unless-aborted.ts'
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
    request: { signal: AbortSignal; onProgress: (share: number) => void; idempotencyKey: string },
  ) => Promise<string>
  explain: (error: unknown) => Explained
  /** Why a device is not sent: it is already in the inventory, or it may be saved and has no MAC address to look up. */
  textFor: (about: { macAddress: string } | 'unsure') => string
  onOutcome?: (entry: DeliveryEntry) => void
  now?: () => number
}

export type Delivery = ReturnType<typeof createDelivery>

/** A stored queue of new devices, which continues after a reload or a network failure and saves each device once. */
export function createDelivery({ storage, now = Date.now, ...options }: DeliveryOptions) {
  const { find, save, explain } = options
  /** MAC addresses of removed devices that may have been saved. */
  const doubtful = new Set<string | undefined>()
  /** The errors of failed devices, for the form. */
  const errors = new Map<string, unknown>()
  let sending = { id: '', controller: new AbortController() }
  /** Whether the queue of an earlier visit is known. */
  let isFound = false

  const queue = createQueue<DeliveryEntry, DeliveryState>({
    storage,
    key: deliveryKey,
    initial: {
      isRead: false,
      entries: [],
      expected: '',
      kept: undefined,
      isOffline: false,
      progress: 0,
    },
    valueOf: ({ entries, expected, kept }) => {
      if (entries.length === 0 && expected === '' && kept === undefined) return undefined
      const { unsent, failed } = countDelivery(entries)
      const left: Unsent = { kind: 'delivery', count: unsent + failed }
      return { entries, expected, kept, unsent: left }
    },
    takeOver: (value) => {
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
    },
    next: ({ isRead, isOffline, entries }, active) => {
      const entry = entries.find(({ step }) => step === 'waiting')
      if (!entry || !isRead || isOffline || active.size > 0) return undefined
      return { id: entry.id, run: () => send(entry) }
    },
  })
  const { state, change, entryOf, set, work } = queue

  const settle = async (id: string, changes: Partial<DeliveryEntry>) => {
    await queue.updateOne(id, changes)
    const entry = entryOf(id)
    if (entry) options.onOutcome?.(entry)
  }
  /** After a network failure the device stays in the queue. */
  const failed = async (id: string, error: unknown, isUnsure: boolean) => {
    const { text, isLost, isTaken } = explain(error)
    errors.set(id, error)
    const settled = settle(id, {
      step: isLost ? 'waiting' : 'failed',
      failure: text,
      isUnsure,
      // The server has answered for the key: it would only repeat that.
      ...(isTaken && { idempotencyKey: undefined }),
    })
    if (isLost) set({ isOffline: true })
    await settled
  }

  const send = async (entry: DeliveryEntry): Promise<void> => {
    const { id, device, isUnsure, isConfirmed } = entry
    const { macAddress } = device
    if (macAddress === undefined && isUnsure && !isConfirmed) {
      return settle(id, { step: 'failed', failure: options.textFor('unsure') })
    }
    const controller = new AbortController()
    const { signal } = controller
    const idempotencyKey = (isUnsure && entry.idempotencyKey) || crypto.randomUUID()
    sending = { id, controller }
    const saved = (referenceId: string) =>
      settle(id, {
        step: 'saved',
        isUnsure: false,
        failure: undefined,
        referenceId,
        // Keys and images are not stored longer than needed.
        device: { ...device, values: {}, images: {} },
      })
    const look = async () => (macAddress === undefined ? undefined : find(macAddress))
    const sent = await sendOnce({
      findFirst: () => unlessAborted(look(), signal),
      record: () => {
        set({ progress: 0 })
        const changes = { isUnsure: true, isConfirmed: false, failure: undefined }
        return queue.record(id, { step: 'sent', idempotencyKey, ...changes })
      },
      send: () =>
        save(device, { signal, idempotencyKey, onProgress: (progress) => set({ progress }) }),
      meaningOf: (error) => {
        const { isLost, isRefused, isTaken } = explain(error)
        const isLooked = macAddress !== undefined && !isLost
        // An earlier call may have arrived late.
        if (isTaken && isUnsure && isLooked) return 'unknown'
        if (isRefused) return 'refused'
        return isLooked ? 'unknown' : 'later'
      },
      findAfter: look,
    })
    switch (sent.kind) {
      case 'found':
        if (macAddress !== undefined && !isUnsure && sent.error === undefined) {
          const failure = options.textFor({ macAddress })
          return settle(id, { step: 'failed', failure, referenceId: sent.result })
        }
        return saved(sent.result)
      case 'sent':
        return saved(sent.result)
      case 'notSent':
        return failed(id, sent.error, isUnsure)
      case 'failed': {
        const isLost = sent.lookup !== undefined && explain(sent.lookup).isLost
        return failed(id, isLost ? sent.lookup : sent.error, sent.isUnsure)
      }
      case 'withdrawn':
    }
  }
  /** Removes entries, except the one that is being sent. */
  const without = (isRemoved: (entry: DeliveryEntry) => boolean) =>
    state.get().entries.filter((entry) => {
      if (entry.step === 'sent' || !isRemoved(entry)) return true
      if (entry.isUnsure) doubtful.add(entry.device.macAddress)
      return false
    })

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
    /** Resolves once a device is saved, has failed, or waits for the network or for the user to return. */
    settled: (id: string) =>
      new Promise<DeliveryEntry | undefined>((resolve) => {
        const look = () => {
          const entry = entryOf(id)
          const isHeld = state.get().isOffline || !queue.mayWork()
          const isOver = entry?.step === 'waiting' ? isHeld : entry?.step !== 'sent'
          if (isOver) resolve(entry)
          return isOver
        }
        if (look()) return
        const { unsubscribe } = state.subscribe(() => look() && unsubscribe())
      }),
    retry: (ids: readonly string[]) => {
      void queue.update(
        ({ id, step }) =>
          ids.includes(id) && step === 'failed'
            ? { step: 'waiting', isConfirmed: true, failure: undefined }
            : undefined,
        { isOffline: false },
      )
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
    flush: queue.flush,
    /** Stops sending. Resolves once the pending call has ended. */
    stop: () => {
      const stopped = queue.leave()
      // Wakes whoever waits in `settled`: nothing more is sent.
      set({})
      return stopped
    },
  }
}
