import type { ReactNode } from 'react'
import type { IntlShape, MessageDescriptor, TypedMessageDescriptor } from 'react-intl'
import type { Column } from '~/kit/table/column.ts'
import { isTree } from '~/lib/same-value.ts'
import type { Status } from '~/ui/feedback/status-badge.tsx'

/** The result of checking an item. A kind adds what its action needs, such as the id of a rate. */
export type Verdict = {
  kind: string
  /** Shown beside the label of the kind: "3 tags, 2 alerts". Translated. */
  note?: string
  /** What the item may mean, if it is not clear: the user chooses one. */
  choices?: readonly Choice[]
}

export type Choice = { id: string; label: string }

/** How the items of one verdict are labeled and treated. */
export type VerdictKind = {
  label: MessageDescriptor
  tone: Status
  /**
   * - `run`: the action is available, with one confirmation for all items;
   * - `tick`: available only for items that the user has ticked;
   * - `choose`: available once the user has said which of the verdict's choices is meant;
   * - `never`: not available;
   * - `done`: already done.
   */
  offer: 'run' | 'tick' | 'choose' | 'never' | 'done'
}

/** Kinds of every batch: can be done, is already done, the record is missing, could not be read. */
export type OwnKind = 'ready' | 'done' | 'gone' | 'unchecked'

/** A kind of batch, by which a screen begins one. `Item` and `Options` are stored: names and ids, never keys. */
export type BatchKind<Item, Options = undefined> = {
  /** Its name in the user's storage and in the CSV file: `users-archive`. */
  name: string
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Never set: it tells the compiler what the options are. */
  options?: Options
}

/** The usual item: a record. */
export type NamedItem = { id: number; name: string }

/** What a kind of batch does. It works at any time, on any screen, and after a reload. */
export type BatchSpec<Item, Kind extends Verdict, Options, Result> = {
  /** For the kinds `ready` and `done`, only overrides. */
  kinds: Record<Exclude<Kind['kind'], OwnKind>, VerdictKind> & Partial<Record<OwnKind, VerdictKind>>
  /**
   * Reads and judges an item, without changing anything. `isUnsure` if it was sent and no answer arrived: what cannot be
   * looked up then is a verdict that the user has to tick.
   */
  judge: (item: Item, options: Options, about: { isUnsure: boolean }) => Promise<Kind>
  /** The item that is meant, once the user has chosen one. */
  choose?: (item: Item, choice: string) => Item
  /**
   * Runs the action once. Refuses what has been done already, if the server would do it a second time. The result is stored
   * for the columns.
   */
  run: (item: Item, verdict: Kind, options: Options) => Promise<Result>
  /** Whether the user agreed where the work was begun: what is ready runs without another question. */
  isAgreed?: true
  /** How many items run at the same time: 4 by default, 1 if they must run in sequence. */
  concurrency?: 1 | 2 | 3 | 4
  texts: {
    /** The heading: "Archive users". */
    title: MessageDescriptor
    /** Describes the options below the heading: "To Harbor Grill". */
    subtitle?: (options: Options, intl: IntlShape) => string
    /** The heading of the items' column; "Name" by default. */
    item?: MessageDescriptor
    /** The button and the confirmation: "Archive 3 users". */
    run: TypedMessageDescriptor<{ count: number }>
    /** The same for ticked items, if worded differently. */
    runTicked?: TypedMessageDescriptor<{ count: number }>
    /** The consequences, for the confirmation; a function if they depend on the selection, such as the cost. */
    warning:
      | MessageDescriptor
      | ((entries: readonly BatchEntry<Item, Kind, Result>[], options: Options) => ReactNode)
  }
  /** What to do next with the items, shown above them while nothing is running. */
  after?: (entries: readonly BatchEntry<Item, Kind, Result>[], options: Options) => ReactNode
  /** Between the verdict and the outcome; also in the CSV file. */
  columns?: readonly Column<BatchEntry<Item, Kind, Result>, never>[]
}

/** One item of a batch. It must be serializable. */
export type BatchEntry<Item = unknown, Kind extends Verdict = Verdict, Result = unknown> = {
  id: string
  name: string
  item: Item
  verdict?: Kind | { kind: OwnKind; note?: string }
  ticked: boolean
  /**
   * `sent` means that a response is pending. After a reload its outcome is unknown, so the item is checked again and
   * never resent automatically.
   */
  step: 'waiting' | 'judged' | 'queued' | 'sent' | 'done' | 'failed'
  /** Why the item failed after it was sent. */
  failure?: string
  /** Whether it may have been done, although no answer arrived. */
  isUnsure?: boolean
  result?: Result
}

export type BatchState<Entry extends BatchEntry = BatchEntry, Options = unknown> = {
  id: string
  /** The name of its kind. */
  name: string
  /** When it was begun, which is its place in the queue. In milliseconds. */
  at: number
  /** The address where it was begun, to which its end leads back. */
  href?: string
  options: Options
  entries: readonly Entry[]
  paused: boolean
  /** Why it has paused by itself. */
  pausedBy?: BatchPause | undefined
}

/**
 * - `offline`: the network is down; it goes on by itself;
 * - `unreachable`: items can no longer be read;
 * - `alike`: too many in a row have failed for the same reason.
 */
export type BatchPause =
  | { kind: 'offline' }
  | { kind: 'unreachable'; text: string }
  | { kind: 'alike'; text: string; count: number }

export type BatchFailure = {
  text: string
  isGone: boolean
  /** The server understood the call and refused it. */
  isRefused: boolean
  /** The call may have been carried out all the same. */
  isUnsure: boolean
  /** The session has ended, which says nothing about the item. */
  isSignedOut: boolean
  /** No response arrived, because the network is down. */
  isLost: boolean
}

const keyStart = 'batch '

/** The key of a batch in the storage. */
export const storageKey = (id: string) => `${keyStart}${id}`

export const isBatchKey = (key: string) => key.startsWith(keyStart)

/** Numbers of the current activity. */
export type BatchCounts = {
  activity: 'judging' | 'running' | 'idle'
  /** How many items of the current activity are finished, and of how many. */
  over: number
  total: number
  done: number
  failed: number
  unchecked: number
  /** Whether the only thing left is to wait for responses, at the end or after Cancel. */
  isEnding: boolean
}

export function countEntries({ entries }: BatchState): BatchCounts {
  const of = (...steps: BatchEntry['step'][]) =>
    entries.filter(({ step }) => steps.includes(step)).length
  const waiting = of('waiting')
  const [queued, sent] = [of('queued'), of('sent')]
  const [done, failed] = [of('done'), of('failed')]
  const unchecked = entries.filter(({ verdict }) => verdict?.kind === 'unchecked').length
  const isEnding = sent > 0 && queued + waiting === 0
  const counts = { done, failed, unchecked, isEnding }
  if (queued + sent > 0) {
    const over = done + failed
    return { ...counts, activity: 'running', over, total: over + queued + sent }
  }
  const total = entries.length
  return { ...counts, activity: waiting > 0 ? 'judging' : 'idle', over: total - waiting, total }
}

/** What a batch is doing. */
export function momentOf(state: BatchState): BatchCounts['activity'] | 'paused' {
  const { activity } = countEntries(state)
  return state.paused && activity !== 'idle' ? 'paused' : activity
}

/** The entries with the failed ones first, otherwise in their order. */
export const failedFirst = (entries: readonly BatchEntry[]) => [
  ...entries.filter(({ step }) => step === 'failed'),
  ...entries.filter(({ step }) => step !== 'failed'),
]

/** The stored state, if valid. An older console may have stored another one. */
export function restoreState(key: string, kept: unknown): BatchState | undefined {
  if (!isTree(kept) || !Array.isArray(kept['entries']) || kept['entries'].length === 0) {
    return undefined
  }
  // Half a batch would be taken for all of it.
  if (!kept['entries'].every(isEntry)) return undefined
  // An earlier console had one batch of a kind, and stored it by its name.
  const id = key.slice(keyStart.length)
  const state = { id, name: id, at: 0, ...kept } as BatchState
  // A pause of the user, or after failures, is for the user to end.
  const isOver = countEntries(state).activity === 'idle' || state.pausedBy?.kind === 'offline'
  return isOver ? { ...state, paused: false, pausedBy: undefined } : state
}

function isEntry(value: unknown): value is BatchEntry {
  if (!isTree(value)) return false
  const { id, name, ticked, step, verdict } = value
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof ticked === 'boolean' &&
    steps.includes(step) &&
    (verdict === undefined || (isTree(verdict) && typeof verdict['kind'] === 'string'))
  )
}

const steps: readonly unknown[] = [
  'waiting',
  'judged',
  'queued',
  'sent',
  'done',
  'failed',
] satisfies BatchEntry['step'][]
