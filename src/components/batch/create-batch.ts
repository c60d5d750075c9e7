import { defineMessage } from 'react-intl'
import type { UserStorage } from '~/lib/user-storage.ts'
import type {
  BatchEntry,
  BatchFailure,
  BatchSpec,
  BatchState,
  OwnKind,
  Verdict,
  VerdictKind,
} from './batch-state.ts'
import { keepState } from './keep-state.ts'

/** More at a time would hold up whoever else uses the server. */
const mostAtOnce = 4

/** A batch of whatever items. */
export type Batch = ReturnType<typeof createBatch<unknown, Verdict, unknown, unknown>>

type BatchOptions<Item, Kind extends Verdict, Options, Result> = {
  spec: BatchSpec<Item, Kind, Options, Result>
  state: BatchState<BatchEntry<Item, Kind, Result>, Options>
  storage: UserStorage
  /** Says why a call failed. */
  explain: (error: unknown) => BatchFailure
  /** What to say of an item whose answer never arrived, because the page was left. */
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
      defaultMessage: 'Done already',
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

/** The items as they enter the pre-flight; each once. */
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
 * Judges items and then runs the chosen ones, a few at a time. That an item is sent is stored before, so that nothing is
 * done twice: an item whose outcome is unknown is judged again.
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
  const kept = keepState<Entry, Options>(spec.name, given.state, storage)
  const { state, storeNow, update } = kept
  const { options } = given.state
  /** What is under way, by the id of the entry. */
  const active = new Map<string, Promise<void>>()

  const updateOne = (id: string, change: Partial<Entry>) =>
    update((entry) => (entry.id === id ? change : undefined))
  const offerOf = ({ verdict }: Pick<Entry, 'verdict'>) => verdict && kinds[verdict.kind]?.offer
  const isOnOffer = (entry: Entry, offer: 'run' | 'tick') =>
    (entry.step === 'judged' || entry.step === 'failed') && offerOf(entry) === offer

  const judge = async (entry: Entry): Promise<NonNullable<Entry['verdict']>> => {
    try {
      return await spec.judge(entry.item, options)
    } catch (error) {
      const { text, isGone } = explain(error)
      return isGone ? { kind: 'gone' } : { kind: 'unchecked', note: text }
    }
  }
  /**
   * Judges an item; one that was sent before is done or has failed, whichever is found now. If the server refused it and it
   * is done all the same, somebody else has done it.
   */
  const judgeNow = async (entry: Entry, failure = entry.failure, isRefused = false) => {
    const verdict = await judge(entry)
    const isDone = offerOf({ verdict }) === 'done'
    if (failure === undefined || (isDone && isRefused)) {
      return updateOne(entry.id, { verdict, step: 'judged', failure: undefined, ticked: false })
    }
    // What follows would be lost as well.
    if (verdict.kind === 'unchecked') pause()
    updateOne(entry.id, { verdict, step: isDone ? 'done' : 'failed', failure, ticked: false })
  }
  const run = async (entry: Entry) => {
    updateOne(entry.id, { step: 'sent' })
    await storeNow()
    try {
      const result = await spec.run(entry.item, entry.verdict as Kind, options)
      updateOne(entry.id, { step: 'done', result, failure: undefined })
    } catch (error) {
      const { text, isRefused } = explain(error)
      await judgeNow(entry, text, isRefused)
    }
  }

  /** Takes up what can be taken up now. */
  const work = () => {
    const { entries, paused } = state.get()
    if (paused || kept.isClosed()) return
    const isNext = ({ id, step }: Entry) =>
      !active.has(id) && (step === 'waiting' || step === 'queued')
    const next = entries.find(isNext)
    if (!next) return
    const most = next.step === 'queued' ? (spec.concurrency ?? mostAtOnce) : mostAtOnce
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
  const pause = () => update(() => undefined, true)

  // What was sent before a reload may or may not have been done.
  update(({ step, failure = interrupted }) =>
    step === 'sent' ? { step: 'waiting', failure } : undefined,
  )

  return {
    ...spec,
    kinds,
    state,
    pause,
    /** Goes on; also starts the pre-flight. */
    resume: () => {
      update(() => undefined, false)
      work()
    },
    /** What is under way ends, what has not begun is not begun. */
    cancel: () => {
      update(({ id, step, failure }) => {
        if (active.has(id)) return undefined
        const before = failure === undefined ? 'judged' : 'failed'
        if (step === 'queued') return { step: before }
        return step === 'waiting' ? { step: before, verdict: { kind: 'unchecked' } } : undefined
      }, false)
    },
    /** Runs the action for these, once the user has confirmed it. */
    start: (ids: readonly string[]) => {
      const chosen = new Set(ids)
      const isAllowed = (entry: Entry) =>
        isOnOffer(entry, 'run') || (entry.ticked && isOnOffer(entry, 'tick'))
      update(
        (entry) => (chosen.has(entry.id) && isAllowed(entry) ? { step: 'queued' } : undefined),
        false,
      )
      work()
    },
    /** Reads once more what could not be read. */
    checkAgain: () => {
      update(
        ({ verdict }) => (verdict?.kind === 'unchecked' ? { step: 'waiting' } : undefined),
        false,
      )
      work()
    },
    tick: (ids: readonly string[], ticked: boolean) => {
      const chosen = new Set(ids)
      update(({ id }) => (chosen.has(id) ? { ticked } : undefined))
    },
    /** Which entries the action is on offer for: at once, or after a tick. */
    onOffer: (entries: readonly Entry[], offer: 'run' | 'tick') =>
      entries.filter((entry) => isOnOffer(entry, offer)),
    /** Pauses for good. Resolves once nothing is under way any more, and all of it is stored. */
    leave: async () => {
      kept.leave()
      await Promise.allSettled(active.values())
      await storeNow()
    },
    close: kept.close,
  }
}
