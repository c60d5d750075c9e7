import type { ReactNode } from 'react'
import type { MessageDescriptor, TypedMessageDescriptor } from 'react-intl'
import type { Status } from '~/components/feedback/status-badge.tsx'
import type { Column } from '~/components/table/column.ts'

/** What the pre-flight found about an item. A kind adds what its action needs, such as the id of a rate. */
export type Verdict = {
  kind: string
  /** Shown beside the label of the kind: "3 tags, 2 alerts". Translated. */
  note?: string
}

/** How the items of one verdict are labeled and treated. */
export type VerdictKind = {
  label: MessageDescriptor
  tone: Status
  /**
   * - `run`: the action is on offer, with one confirmation for all of them;
   * - `tick`: the same, but only for those that the user has ticked;
   * - `never`: the action is not on offer;
   * - `done`: what the action would do has been done already.
   */
  offer: 'run' | 'tick' | 'never' | 'done'
}

/** Every batch has these: it may be done, it is done already, there is no such record, it could not be read. */
export type OwnKind = 'ready' | 'done' | 'gone' | 'unchecked'

/** What is done with many items, and how. The screen declares it; it has to be able to ask and to act at any time. */
export type BatchSpec<Item, Kind extends Verdict, Options, Result> = {
  /** Names it in the user's storage and in the CSV file: `users-archive`. */
  name: string
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Of the kinds `ready` and `done` only what is to be different. */
  kinds: Record<Exclude<Kind['kind'], OwnKind>, VerdictKind> & Partial<Record<OwnKind, VerdictKind>>
  /** Reads the item and judges it, without changing anything. */
  judge: (item: Item, options: Options) => Promise<Kind>
  /** Does it, once. Its result is kept, for the columns of the screen. */
  run: (item: Item, verdict: Kind, options: Options) => Promise<Result>
  /** How many are run at the same time: 4 by default, 1 where one has to follow the other. */
  concurrency?: 1 | 2 | 3 | 4
  texts: {
    /** The heading: "Archive users". */
    title: MessageDescriptor
    /** Below the heading, what the options are: "To Harbor Grill". */
    subtitle?: (options: Options) => ReactNode
    /** Names the items in the heading of their column; "Name" by default. */
    item?: MessageDescriptor
    /** The button, and the question before it begins: "Archive 3 users". */
    run: TypedMessageDescriptor<{ count: number }>
    /** The same for items that were ticked, where it has to say something else. */
    runTicked?: TypedMessageDescriptor<{ count: number }>
    /** What follows from it, in that question; a function where it depends on what was chosen, such as what it costs. */
    warning:
      | MessageDescriptor
      | ((entries: readonly BatchEntry<Item, Kind, Result>[], options: Options) => ReactNode)
  }
  /** Between the verdict and the outcome; also in the CSV file. */
  columns?: readonly Column<BatchEntry<Item, Kind, Result>, never>[]
}

/** One item on its way. Everything in it can be stored. */
export type BatchEntry<Item = unknown, Kind extends Verdict = Verdict, Result = unknown> = {
  id: string
  name: string
  item: Item
  verdict?: Kind | { kind: OwnKind; note?: string }
  ticked: boolean
  /**
   * `sent` means that an answer is awaited. After a reload nobody knows what became of it, so it is judged again and
   * never sent again by itself.
   */
  step: 'waiting' | 'judged' | 'queued' | 'sent' | 'done' | 'failed'
  /** Given once it was sent without being done: why. */
  failure?: string
  result?: Result
}

export type BatchState<Entry extends BatchEntry = BatchEntry, Options = unknown> = {
  options: Options
  entries: readonly Entry[]
  paused: boolean
}

export type BatchFailure = {
  text: string
  isGone: boolean
  /** The server understood the call and did nothing. */
  isRefused: boolean
}

/** What is going on, in numbers. */
export type BatchCounts = {
  activity: 'judging' | 'running' | 'idle'
  /** How many of the present activity are over, and of how many. */
  over: number
  total: number
  done: number
  failed: number
  unchecked: number
}

export function countEntries({ entries }: BatchState): BatchCounts {
  const of = (...steps: BatchEntry['step'][]) =>
    entries.filter(({ step }) => steps.includes(step)).length
  const waiting = of('waiting')
  const underWay = of('queued', 'sent')
  const [done, failed] = [of('done'), of('failed')]
  const unchecked = entries.filter(({ verdict }) => verdict?.kind === 'unchecked').length
  const counts = { done, failed, unchecked }
  if (underWay > 0) {
    const over = done + failed
    return { ...counts, activity: 'running', over, total: over + underWay }
  }
  const total = entries.length
  return { ...counts, activity: waiting > 0 ? 'judging' : 'idle', over: total - waiting, total }
}

/** The state as the storage has it, if it is one; what was under way is paused. */
export function restoreState(kept: unknown): BatchState | undefined {
  if (typeof kept !== 'object' || kept === null || !('entries' in kept)) return undefined
  const state = kept as BatchState
  if (!Array.isArray(state.entries) || state.entries.length === 0) return undefined
  return { ...state, paused: countEntries(state).activity !== 'idle' }
}
