import { createAtom } from '@tanstack/react-store'
import { connectTabs } from '~/kit/scan/connect-tabs.ts'
import { takeLock } from '~/lib/take-lock.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import {
  countEntries,
  isBatchKey,
  momentOf,
  restoreState,
  type BatchCounts,
  type BatchFailure,
  type BatchPause,
  type BatchSpec,
  type BatchState,
  type Verdict,
} from './batch-state.ts'
import { createBatch, maxConcurrent, type Batch } from './create-batch.ts'

export type AnySpec = BatchSpec<unknown, Verdict, unknown, unknown>

/** What any tab shows of a batch. */
export type Summary = {
  id: string
  title: string
  counts: BatchCounts
  paused: boolean
  pausedBy: BatchPause['kind'] | undefined
  /** Whether another batch goes first. */
  isWaiting: boolean
  /** How many items are still to be checked, confirmed or done. */
  left: number
}

/**
 * `take`: another tab continues the work. `ask`: it has opened and knows of none. Otherwise what the tab with the work is
 * doing.
 */
type Message = 'take' | 'ask' | readonly Summary[]

type WorkOptions = {
  /** The drafts of the user. */
  storage: UserStorage
  /** What a kind of batch does; undefined for one that this console does not know. */
  specOf: (name: string) => Promise<AnySpec | undefined>
  titleOf: (spec: AnySpec) => string
  explain: (error: unknown) => BatchFailure
  interrupted: string
  /** Records what came of a batch, so far or in the end. */
  record: (batch: Batch) => void
}

export type Work = ReturnType<typeof createWork>

/** How often other tabs and the mark hear of the progress, in milliseconds. */
const toldEvery = 500

const mostAsked = 5

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * The batches of a user, in one queue: they are checked as they come, and carried out one after the other. One tab of the
 * browser has all of them. Once it is closed, another one goes on, and a tab may take them at any time.
 */
export function createWork({ storage, specOf, titleOf, record, ...options }: WorkOptions) {
  const lock = `batches ${storage.name}`
  const tabs = connectTabs<Message>(`waypost ${lock}`)
  /** This tab's batches, in the order of the queue. */
  const batches = createAtom<readonly Batch[]>([])
  /** All batches; undefined until known. */
  const summaries = createAtom<readonly Summary[] | null>(null)
  const isHere = createAtom(false)
  const watched = new Map<Batch, () => void>()
  let isStopped = false
  let turn: { held: Promise<void>; giveUp: AbortController } | undefined
  let release: (() => void) | undefined

  const isActing = ({ state }: Batch) => {
    const { paused, entries } = state.get()
    return !paused && entries.some(({ step }) => step === 'queued' || step === 'sent')
  }
  const mayBegin = (id: string, what: 'check' | 'action') => {
    const all = batches.get()
    if (all.reduce((sum, { active }) => sum + active.size, 0) >= maxConcurrent) return false
    return what === 'check' || all.find(isActing)?.id === id
  }
  /** Somebody may be waiting for a check. */
  const workAll = () => {
    const all = batches.get()
    for (const batch of all.filter((each) => !isActing(each))) batch.work()
    for (const batch of all.filter(isActing)) batch.work()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    // Until all are open, the open ones would look like all.
    if (!isHere.get()) return
    const told = batches.get().map(summaryOf)
    summaries.set(told)
    tabs.tell(told)
  }
  const summaryOf = (batch: Batch): Summary => {
    const state = batch.state.get()
    const { paused, pausedBy } = state
    const counts = countEntries(state)
    const { activity, over, total } = counts
    return {
      id: batch.id,
      title: titleOf(batch as unknown as AnySpec),
      counts,
      paused,
      pausedBy: pausedBy?.kind,
      isWaiting: isActing(batch) && batches.get().find(isActing) !== batch,
      left: activity === 'idle' ? state.entries.filter(batch.isOpen).length : total - over,
    }
  }
  const watch = (batch: Batch) => {
    let before = momentOf(batch.state.get())
    const { unsubscribe } = batch.state.subscribe((state) => {
      const moment = momentOf(state)
      if (moment === before) {
        timer ??= setTimeout(tell, toldEvery)
        return
      }
      before = moment
      if (moment === 'idle') record(batch)
      tell()
      // The next one no longer waits for it.
      workAll()
    })
    watched.set(batch, unsubscribe)
  }
  const openState = async (state: BatchState) => {
    const spec = await specOf(state.name)
    const isOpen = batches.get().some(({ id }) => id === state.id)
    if (!spec || isOpen || isStopped || !release) return undefined
    const { explain, interrupted } = options
    const batch = createBatch({
      spec,
      state,
      storage,
      explain,
      interrupted,
      mayBegin: (what) => mayBegin(state.id, what),
      onFree: workAll,
    })
    watch(batch)
    batches.set([...batches.get(), batch].toSorted((a, b) => a.at - b.at))
    tell()
    workAll()
    return batch
  }
  const openStored = async () => {
    const keys = (await storage.keys()).filter(isBatchKey)
    const states = await Promise.all(
      keys.map(async (key) => restoreState(key, await storage.read(key))),
    )
    const found = states.filter((state) => state !== undefined)
    // One whose code cannot be loaded now stays stored.
    await Promise.allSettled(found.map(openState))
  }
  const drop = (batch: Batch) => {
    watched.get(batch)?.()
    watched.delete(batch)
    batches.set(batches.get().filter((each) => each !== batch))
  }
  /** Waits for the turn of this tab. */
  const hold = () => {
    if (isStopped) return
    const giveUp = new AbortController()
    const wait = async () => {
      const taken = await takeLock(lock, { signal: giveUp.signal })
      if (giveUp.signal.aborted) return taken?.()
      release = taken
      // The code of a kind may be slow to load.
      await Promise.race([openStored(), aborted(giveUp.signal)])
      if (giveUp.signal.aborted) return
      isHere.set(true)
      tell()
    }
    // It also ends if another tab asks for the turn, or this one is left.
    turn = { held: wait().catch(() => undefined), giveUp }
    tabs.tell('ask')
  }
  const giveAway = async () => {
    isHere.set(false)
    turn?.giveUp.abort()
    await turn?.held
    const all = batches.get()
    await Promise.all(all.map((batch) => batch.leave()))
    for (const batch of all) {
      record(batch)
      drop(batch)
    }
    release?.()
    release = undefined
  }
  let giving: Promise<void> | undefined
  const giveTurn = async () => {
    await giveAway()
    giving = undefined
    hold()
  }
  const unfollow = tabs.follow((message) => {
    if (message === 'ask') tell()
    // Waiting tabs step back too: the tab that asks now is the next.
    else if (message === 'take') giving ??= giveTurn()
    else if (!release) summaries.set(message)
  })
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    storage.ended.removeEventListener('abort', end)
    unfollow()
    clearTimeout(timer)
    await giveAway()
  }
  const end = () => void stop()
  storage.ended.addEventListener('abort', end)
  hold()

  /** Continues the work in this tab. Resolves once it has stopped in the other one. */
  const take = async () => {
    // A third tab may ask at the same time.
    for (let asked = 0; asked < mostAsked && !isHere.get() && !isStopped; asked += 1) {
      tabs.tell('take')
      await giving
      await turn?.held
    }
  }
  return {
    batches,
    summaries,
    isHere,
    take,
    /** Adds a batch to the queue and checks it. Resolves once it is open; to false if it cannot be. */
    begin: async (state: BatchState) => {
      await take()
      const batch = await openState(state)
      await batch?.storeNow()
      return batch !== undefined
    },
    /** Removes a batch. Its record stays. */
    close: async (batch: Batch) => {
      record(batch)
      drop(batch)
      tell()
      await batch.close()
      workAll()
    },
    /** The network is back. */
    reconnect: () => {
      if (release) void openStored()
      for (const batch of batches.get()) batch.reconnect()
    },
    flush: () => {
      for (const batch of batches.get()) batch.flush()
    },
    /** Stops all batches, which stay stored. */
    stop,
  }
}
