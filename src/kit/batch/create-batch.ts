import { defineMessage } from 'react-intl'
import { createQueue } from '~/kit/queue/create-queue.ts'
import { sendOnce } from '~/kit/queue/send-once.ts'
import type { Unsent } from '~/lib/unsent.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import {
  storageKey,
  type BatchEntry,
  type BatchFailure,
  type BatchPause,
  type BatchSpec,
  type BatchState,
  type OwnKind,
  type Verdict,
  type VerdictKind,
} from './batch-state.ts'

/** More at a time would slow down other users of the server. */
const maxConcurrent = 4

/** A batch pauses after this many failures in a row for the same reason: the rest would fail too. */
const mostAlike = 10

/** A batch of any kind. */
export type Batch = ReturnType<typeof createBatch<unknown, Verdict, unknown, unknown>>

type BatchOptions<Item, Kind extends Verdict, Options, Result> = {
  spec: BatchSpec<Item, Kind, Options, Result>
  state: BatchState<BatchEntry<Item, Kind, Result>, Options>
  storage: UserStorage
  /** Explains why a call failed. */
  explain: (error: unknown) => BatchFailure
  /** The message for an item whose response never arrived because the page was left. */
  interrupted: string
}

const ownKinds = {
  ready: {
    label: defineMessage({
      defaultMessage: 'Ready',
      description: 'Verdict about one of many things: it can be done',
    }),
    tone: 'success',
    offer: 'run',
  },
  done: {
    label: defineMessage({
      defaultMessage: 'Already done',
      description: 'Verdict about one of many things: there is nothing left to do',
    }),
    tone: 'neutral',
    offer: 'done',
  },
  gone: {
    label: defineMessage({
      defaultMessage: 'Not found',
      description: 'Verdict about one of many things: there is no such record any more',
    }),
    tone: 'error',
    offer: 'never',
  },
  unchecked: {
    label: defineMessage({
      defaultMessage: 'Not checked',
      description: 'Verdict about one of many things: it could not be read',
    }),
    tone: 'warning',
    offer: 'never',
  },
} satisfies Record<OwnKind, VerdictKind>

/** The initial state: each item once, unchecked. */
export function newState<Item, Kind extends Verdict, Options, Result>(
  spec: BatchSpec<Item, Kind, Options, Result>,
  items: readonly Item[],
  options: Options,
): BatchState<BatchEntry<Item, Kind, Result>, Options> {
  const byId = new Map(items.map((item) => [spec.idOf(item), item]))
  const entries = [...byId].map(([id, item]) => ({
    id,
    name: spec.nameOf(item),
    item,
    ticked: false,
    step: 'waiting' as const,
  }))
  return { options, entries, paused: false }
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
  ...given
}: BatchOptions<Item, Kind, Options, Result>) {
  type Entry = BatchEntry<Item, Kind, Result>
  const kinds: Readonly<Record<string, VerdictKind | undefined>> = { ...ownKinds, ...spec.kinds }
  const { options } = given.state
  const offerOf = ({ verdict }: Pick<Entry, 'verdict'>) => verdict && kinds[verdict.kind]?.offer
  const isOnOffer = (entry: Entry, offer: 'run' | 'tick') =>
    (entry.step === 'judged' || entry.step === 'failed') && offerOf(entry) === offer
  const isUnfinished = (entry: Entry) =>
    entry.step === 'judged'
      ? isOnOffer(entry, 'run') || isOnOffer(entry, 'tick')
      : entry.step !== 'done'

  const queue = createQueue<Entry, BatchState<Entry, Options>>({
    storage,
    key: storageKey(spec.name),
    initial: given.state,
    // With thousands of items, writing every change would be too slow. What is not stored is judged again after a reload.
    storedWithin: 500,
    valueOf: (current) => {
      const unfinished = current.entries.filter(isUnfinished)
      const isFinished = unfinished.every(({ step }) => step === 'failed')
      const unsent = { kind: 'batch', count: unfinished.length } satisfies Unsent
      return { ...current, isFinished, unsent }
    },
    next: ({ entries, paused }, active) => {
      const entry = entries.find(
        ({ id, step }) => !active.has(id) && (step === 'waiting' || step === 'queued'),
      )
      if (paused || !entry) return undefined
      const isQueued = entry.step === 'queued'
      const most = isQueued ? (spec.concurrency ?? maxConcurrent) : maxConcurrent
      if (active.size >= most) return undefined
      return { id: entry.id, run: () => (isQueued ? run(entry) : judgeFirst(entry)) }
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
      return await spec.judge(entry.item, options)
    } catch (error) {
      const failure = explain(error)
      if (isCutOff(failure)) return undefined
      return failure.isGone ? { kind: 'gone' } : { kind: 'unchecked', note: failure.text }
    }
  }
  /**
   * Notes what a check found. An item that was sent before is done or failed, depending on that. If the server refused it
   * but it is done, somebody else did it.
   */
  const settle = (
    { id }: Entry,
    verdict: Entry['verdict'],
    failure: string | undefined,
    isRefused = false,
  ) => {
    if (!verdict) return updateOne(id, { step: 'waiting', failure })
    const isDone = offerOf({ verdict }) === 'done'
    if (failure === undefined) noteOutcome(verdict.kind === 'unchecked' ? verdict.note : undefined)
    if (failure === undefined || (isDone && isRefused)) {
      return updateOne(id, { verdict, step: 'judged', failure: undefined, ticked: false })
    }
    // The next calls would fail as well.
    if (verdict.kind === 'unchecked') pause({ kind: 'unreachable', text: failure })
    updateOne(id, { verdict, step: isDone ? 'done' : 'failed', failure, ticked: false })
  }
  const judgeFirst = async (entry: Entry) => settle(entry, await judge(entry), entry.failure)
  const run = async (entry: Entry) => {
    const { id, item } = entry
    const sent = await sendOnce({
      // Meanwhile the user may have signed out, or continued in another tab.
      record: async () => (await queue.record(id, { step: 'sent' })) && mayWork(),
      send: () => spec.run(item, entry.verdict as Kind, options),
      meaningOf: (error) => {
        const failed = explain(error)
        if (isCutOff(failed)) return 'refused'
        noteOutcome(failed.text)
        return 'unknown'
      },
      // The check says what became of it, whatever its verdict is.
      findAfter: async () => ({ verdict: await judge(entry) }),
    })
    if (sent.kind === 'sent') {
      noteOutcome(undefined)
      updateOne(id, { step: 'done', result: sent.result, failure: undefined })
    } else if (sent.kind === 'found') {
      const { text, isRefused } = explain(sent.error)
      settle(entry, sent.result.verdict, text, isRefused)
    } else updateOne(id, { step: 'queued' })
  }
  const pause = (pausedBy?: BatchPause) => update(() => undefined, { paused: true, pausedBy })
  const goOn = (change: (entry: Entry) => Partial<Entry> | undefined = () => undefined) => {
    if (!mayWork()) return
    alike = { text: '', count: 0 }
    update(change, { paused: false })
    work()
  }

  // Items sent before a reload may or may not have been done.
  update(({ step, failure = interrupted }) =>
    step === 'sent' ? { step: 'waiting', failure } : undefined,
  )

  return {
    ...spec,
    kinds,
    state,
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
    /** The entries that the action is available for: directly, or once ticked. */
    onOffer: (entries: readonly Entry[], offer: 'run' | 'tick') =>
      entries.filter((entry) => isOnOffer(entry, offer)),
    /** Pauses for good: nothing more is sent. Resolves once nothing is pending and everything is stored. */
    leave: async () => {
      const left = queue.leave()
      // What is under way still changes the state. A pause keeps its own reason.
      if (!state.get().paused)
        state.set({ ...state.get(), paused: true, pausedBy: { kind: 'left' } })
      await left
      await storeNow()
    },
    storeNow,
    flush: queue.flush,
    close: queue.close,
  }
}
