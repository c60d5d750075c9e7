import { defineMessage } from 'react-intl'
import type { UserStorage } from '~/lib/user-storage.ts'
import type {
  BatchEntry,
  BatchFailure,
  BatchPause,
  BatchSpec,
  BatchState,
  OwnKind,
  Verdict,
  VerdictKind,
} from './batch-state.ts'
import { keepState } from './keep-state.ts'

/** More at a time would slow down other users of the server. */
const maxConcurrent = 4

/** So many failures in a row for the same reason pause a batch: the rest would fail like them. */
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
  /** Pending work by the id of the entry. */
  const active = new Map<string, Promise<void>>()

  const offerOf = ({ verdict }: Pick<Entry, 'verdict'>) => verdict && kinds[verdict.kind]?.offer
  const isOnOffer = (entry: Entry, offer: 'run' | 'tick') =>
    (entry.step === 'judged' || entry.step === 'failed') && offerOf(entry) === offer
  const isUnfinished = (entry: Entry) =>
    entry.step === 'judged'
      ? isOnOffer(entry, 'run') || isOnOffer(entry, 'tick')
      : entry.step !== 'done'

  const kept = keepState<Entry, Options>(spec.name, given.state, storage, isUnfinished)
  const { state, storeNow, update } = kept
  let isLeft = false
  const mayWork = () => !isLeft && !kept.isClosed() && !storage.ended.aborted

  /** The last failures in a row for one reason. */
  let alike = { text: '', count: 0 }
  const noteOutcome = (text: string | undefined) => {
    alike = {
      text: text ?? '',
      count: text !== undefined && text === alike.text ? alike.count + 1 : 1,
    }
    if (text !== undefined && alike.count >= mostAlike) pause({ kind: 'alike', ...alike })
  }

  const updateOne = (id: string, change: Partial<Entry>) =>
    update((entry) => (entry.id === id ? change : undefined))
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
   * Checks an item. One that was sent before is done or failed, depending on the result. If the server refused it but it
   * is done, somebody else did it.
   */
  const judgeNow = async (entry: Entry, failure = entry.failure, isRefused = false) => {
    const verdict = await judge(entry)
    if (!verdict) return updateOne(entry.id, { step: 'waiting', failure })
    const isDone = offerOf({ verdict }) === 'done'
    if (failure === undefined) noteOutcome(verdict.kind === 'unchecked' ? verdict.note : undefined)
    if (failure === undefined || (isDone && isRefused)) {
      return updateOne(entry.id, { verdict, step: 'judged', failure: undefined, ticked: false })
    }
    // The next calls would fail as well.
    if (verdict.kind === 'unchecked') pause({ kind: 'unreachable', text: failure })
    updateOne(entry.id, { verdict, step: isDone ? 'done' : 'failed', failure, ticked: false })
  }
  const run = async (entry: Entry) => {
    updateOne(entry.id, { step: 'sent' })
    await storeNow()
    // Meanwhile the user may have signed out, or continued in another tab.
    if (!mayWork()) return updateOne(entry.id, { step: 'queued' })
    try {
      const result = await spec.run(entry.item, entry.verdict as Kind, options)
      noteOutcome(undefined)
      updateOne(entry.id, { step: 'done', result, failure: undefined })
    } catch (error) {
      const failed = explain(error)
      if (isCutOff(failed)) return updateOne(entry.id, { step: 'queued' })
      noteOutcome(failed.text)
      await judgeNow(entry, failed.text, failed.isRefused)
    }
  }

  /** Starts as much work as allowed. */
  const work = () => {
    const { entries, paused } = state.get()
    if (paused || !mayWork()) return
    const isNext = ({ id, step }: Entry) =>
      !active.has(id) && (step === 'waiting' || step === 'queued')
    const next = entries.find(isNext)
    if (!next) return
    const most = next.step === 'queued' ? (spec.concurrency ?? maxConcurrent) : maxConcurrent
    if (active.size >= most) return
    const begin = next.step === 'queued' ? run : (entry: Entry) => judgeNow(entry)
    active.set(
      next.id,
      begin(next).finally(() => {
        active.delete(next.id)
        work()
      }),
    )
    work()
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
      isLeft = true
      kept.leave()
      await Promise.allSettled(active.values())
      await storeNow()
    },
    storeNow,
    flush: kept.flush,
    close: kept.close,
  }
}
