import { createQueue } from '~/kit/queue/create-queue.ts'
import { sendOnce } from '~/kit/queue/send-once.ts'
import type { Unsent } from '~/lib/unsent.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import {
  storageKey,
  type BatchEntry,
  type BatchFailure,
  type BatchKind,
  type BatchPause,
  type BatchSpec,
  type BatchState,
  type NamedItem,
  type Verdict,
  type VerdictKind,
} from './batch-state.ts'
import { ownKinds } from './batch-text.ts'

/** More at a time, of all batches together, would slow down other users of the server. */
export const maxConcurrent = 4

/** A batch pauses after this many failures in a row for the same reason: the rest would fail too. */
const mostAlike = 10

/** A batch of any kind. */
export type Batch = ReturnType<typeof createBatch<unknown, Verdict, unknown, unknown>>

type Offer = (typeof offers)[number]

/** What is left to do with an item that was checked. */
const offers = ['run', 'tick', 'choose'] as const

type BatchOptions<Item, Kind extends Verdict, Options, Result> = {
  spec: BatchSpec<Item, Kind, Options, Result>
  state: BatchState<BatchEntry<Item, Kind, Result>, Options>
  storage: UserStorage
  /** Explains why a call failed. */
  explain: (error: unknown) => BatchFailure
  /** The message for an item whose response never arrived because the page was left. */
  interrupted: string
  /** Whether something may begin beside the work of other batches: a check, or the action. */
  mayBegin?: (what: 'check' | 'action') => boolean
  /** Called after each check and each action. */
  onFree?: () => void
}

/** A kind of batch whose items are records. */
export const kindOfRecords = <Options = undefined>(
  name: string,
): BatchKind<NamedItem, Options> => ({
  name,
  idOf: ({ id }) => String(id),
  nameOf: (record) => record.name,
})

/** The initial state: each item once, unchecked. */
export function newState<Item, Options, Kind extends Verdict = Verdict, Result = unknown>(
  { name, idOf, nameOf }: BatchKind<Item, Options>,
  items: readonly Item[],
  options: Options,
): BatchState<BatchEntry<Item, Kind, Result>, Options> {
  const byId = new Map(items.map((item) => [idOf(item), item]))
  const entries = [...byId].map(([id, item]) => ({
    id,
    name: nameOf(item),
    item,
    ticked: false,
    step: 'waiting' as const,
  }))
  return { id: crypto.randomUUID(), name, at: Date.now(), options, entries, paused: false }
}

/**
 * Checks items, then runs the chosen ones, a few at a time. Before an item is sent, this is stored, so that nothing is
 * done twice: an item whose outcome is unknown is checked again.
 */
export function createBatch<Item, Kind extends Verdict, Options, Result>({
  spec,
  storage,
  explain,
  interrupted,
  mayBegin = () => true,
  onFree,
  ...given
}: BatchOptions<Item, Kind, Options, Result>) {
  type Entry = BatchEntry<Item, Kind, Result>
  const kinds: Readonly<Record<string, VerdictKind | undefined>> = { ...ownKinds, ...spec.kinds }
  const { id: batchId, name, at, options } = given.state
  const offerOf = ({ verdict }: Pick<Entry, 'verdict'>) => verdict && kinds[verdict.kind]?.offer
  const isOnOffer = (entry: Entry, offer: Offer) =>
    (entry.step === 'judged' || entry.step === 'failed') && offerOf(entry) === offer
  const isUnfinished = (entry: Entry) =>
    entry.step === 'judged'
      ? offers.some((offer) => isOnOffer(entry, offer))
      : entry.step !== 'done'

  const queue = createQueue<Entry, BatchState<Entry, Options>>({
    storage,
    key: storageKey(batchId),
    initial: given.state,
    // With thousands of items, writing every change would be too slow. What is not stored is judged again after a reload.
    storedWithin: 500,
    valueOf: (current) => {
      const { length: count } = current.entries.filter(isUnfinished)
      return { ...current, unsent: { kind: 'batch', count } satisfies Unsent }
    },
    ...(onFree && { onFree }),
    next: ({ entries, paused }, active) => {
      if (paused) return undefined
      const first = (step: Entry['step']) =>
        entries.find((entry) => entry.step === step && !active.has(entry.id))
      const unchecked = first('waiting')
      if (unchecked) {
        const may = active.size < maxConcurrent && mayBegin('check')
        return may ? { id: unchecked.id, run: () => judgeFirst(unchecked) } : undefined
      }
      const queued = first('queued')
      if (!queued || active.size >= (spec.concurrency ?? maxConcurrent)) return undefined
      return mayBegin('action') ? { id: queued.id, run: () => run(queued) } : undefined
    },
  })
  const { state, active, mayWork, work, storeNow } = queue
  const update = (
    change: (entry: Entry) => Partial<Entry> | undefined,
    pause: Pick<BatchState, 'paused' | 'pausedBy'> = state.get(),
  ) => {
    const { paused, pausedBy } = pause
    void queue.update(change, { paused, pausedBy })
  }

  /** The last failures in a row for one reason. */
  let alike = { text: '', count: 0 }
  const noteOutcome = (text: string | undefined) => {
    alike = {
      text: text ?? '',
      count: text !== undefined && text === alike.text ? alike.count + 1 : 1,
    }
    if (text !== undefined && alike.count >= mostAlike) pause({ kind: 'alike', ...alike })
  }

  const updateOne = (id: string, change: Partial<Entry>) => void queue.updateOne(id, change)
  /** Whether the session has ended. The item waits then, and the batch too. */
  const isCutOff = ({ text, isSignedOut }: BatchFailure) => {
    if (isSignedOut) pause({ kind: 'unreachable', text })
    return isSignedOut || storage.ended.aborted
  }
  const judge = async (entry: Entry): Promise<Entry['verdict']> => {
    try {
      return await spec.judge(entry.item, options, { isUnsure: entry.isUnsure === true })
    } catch (error) {
      const failure = explain(error)
      if (isCutOff(failure)) return undefined
      if (failure.isLost) {
        pause({ kind: 'offline' })
        return undefined
      }
      return failure.isGone ? { kind: 'gone' } : { kind: 'unchecked', note: failure.text }
    }
  }
  /**
   * Notes what a check found. An item that was sent before is done or failed, depending on that. If the server refused it
   * but it is done, somebody else did it.
   */
  const settle = (
    { id, isUnsure = false }: Entry,
    verdict: Entry['verdict'],
    failure: string | undefined,
    isRefused = false,
  ) => {
    if (!verdict) return updateOne(id, { step: 'waiting', failure, isUnsure })
    const offer = offerOf({ verdict })
    const isDone = offer === 'done'
    if (failure === undefined) noteOutcome(verdict.kind === 'unchecked' ? verdict.note : undefined)
    if (failure === undefined || (isDone && isRefused)) {
      const step = spec.isAgreed && offer === 'run' ? 'queued' : 'judged'
      return updateOne(id, { verdict, step, failure: undefined, ticked: false })
    }
    // The next calls would fail as well.
    if (verdict.kind === 'unchecked') pause({ kind: 'unreachable', text: failure })
    updateOne(id, { verdict, step: isDone ? 'done' : 'failed', failure, ticked: false, isUnsure })
  }
  const judgeFirst = async (entry: Entry) => settle(entry, await judge(entry), entry.failure)
  const run = async (entry: Entry) => {
    const { id, item } = entry
    let isUnsure = false
    const sent = await sendOnce({
      // Meanwhile the user may have signed out, or continued in another tab.
      record: async () => (await queue.record(id, { step: 'sent' })) && mayWork(),
      send: () => spec.run(item, entry.verdict as Kind, options),
      meaningOf: (error) => {
        const failed = explain(error)
        if (isCutOff(failed)) return 'refused'
        isUnsure = failed.isUnsure
        noteOutcome(failed.text)
        return 'unknown'
      },
      // The check says what became of it, whatever its verdict is.
      findAfter: async () => ({ verdict: await judge({ ...entry, isUnsure }) }),
    })
    if (sent.kind === 'sent') {
      noteOutcome(undefined)
      updateOne(id, { step: 'done', result: sent.result, failure: undefined, isUnsure: false })
    } else if (sent.kind === 'found') {
      const { text, isRefused } = explain(sent.error)
      settle({ ...entry, isUnsure }, sent.result.verdict, text, isRefused)
    } else updateOne(id, { step: 'queued' })
  }
  /** A pause of the user, or for another reason, stays. */
  const pause = (pausedBy?: BatchPause) => {
    if (pausedBy && state.get().paused) return
    update(() => undefined, { paused: true, pausedBy })
  }
  const goOn = (change: (entry: Entry) => Partial<Entry> | undefined = () => undefined) => {
    if (!mayWork()) return
    alike = { text: '', count: 0 }
    update(change, { paused: false })
    work()
  }

  // Items sent before a reload may or may not have been done.
  update(({ step, failure = interrupted }) =>
    step === 'sent' ? { step: 'waiting', failure, isUnsure: true } : undefined,
  )

  return {
    ...spec,
    id: batchId,
    name,
    at,
    kinds,
    state,
    active,
    /** Begins what may begin now. */
    work,
    pause: () => pause(),
    /** Resumes; also starts the check. */
    resume: () => goOn(),
    /** Finishes pending items and drops the others. */
    cancel: () => {
      update(
        ({ id, step, failure }) => {
          if (active.has(id)) return undefined
          const before = failure === undefined ? 'judged' : 'failed'
          if (step === 'queued') return { step: before }
          return step === 'waiting' ? { step: before, verdict: { kind: 'unchecked' } } : undefined
        },
        { paused: false },
      )
    },
    /** Runs the action for these items, once the user has confirmed it. */
    start: (ids: readonly string[]) => {
      const chosen = new Set(ids)
      const isAllowed = (entry: Entry) =>
        isOnOffer(entry, 'run') || (entry.ticked && isOnOffer(entry, 'tick'))
      goOn((entry) => (chosen.has(entry.id) && isAllowed(entry) ? { step: 'queued' } : undefined))
    },
    /** Rechecks the items that could not be read. */
    checkAgain: () =>
      goOn(({ verdict }) => (verdict?.kind === 'unchecked' ? { step: 'waiting' } : undefined)),
    tick: (ids: readonly string[], ticked: boolean) => {
      const chosen = new Set(ids)
      update(({ id }) => (chosen.has(id) ? { ticked } : undefined))
    },
    /** Checks an item again as what the user has chosen. */
    choose: (id: string, choice: string) => {
      update((entry) =>
        entry.id === id && spec.choose && isOnOffer(entry, 'choose')
          ? { item: spec.choose(entry.item, choice), step: 'waiting' }
          : undefined,
      )
      work()
    },
    /** The network is back. */
    reconnect: () => {
      if (state.get().pausedBy?.kind === 'offline') goOn()
    },
    /** The entries that the action is available for: directly, once ticked, or once it is clear what is meant. */
    onOffer: (entries: readonly Entry[], offer: Offer) =>
      entries.filter((entry) => isOnOffer(entry, offer)),
    /** Whether an item is still to be checked, confirmed or done. A failure is not. */
    isOpen: (entry: Entry) => entry.step !== 'failed' && isUnfinished(entry),
    /** Stops for good: nothing more is sent. Resolves once nothing is pending and everything is stored. */
    leave: async () => {
      await queue.leave()
      await storeNow()
      queue.end()
    },
    storeNow,
    flush: queue.flush,
    close: queue.close,
  }
}
