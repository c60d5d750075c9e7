import { expect } from 'vitest'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { waitFor } from '~/testing/time.ts'
import {
  storageKey,
  type BatchEntry,
  type BatchFailure,
  type BatchKind,
  type BatchSpec,
  type BatchState,
} from './batch-state.ts'
import { createBatch, newState } from './create-batch.ts'

export type Verdict = { kind: 'ready' | 'used' | 'moved' | 'stuck' | 'twin'; note?: string }
type Spec = BatchSpec<string, Verdict, undefined, string>
export const key = storageKey('move')

export type State = BatchState<BatchEntry<string, Verdict, string>, undefined>

export const move: BatchKind<string> = {
  name: 'move',
  idOf: (serial) => serial,
  nameOf: (serial) => serial,
}

const label = { defaultMessage: '' }
const texts = { title: label, run: label as Spec['texts']['run'], warning: label }

/** A server that moves devices, with the number of requests and the state of each device. */
export function newServer(verdicts: Record<string, Verdict['kind']> = {}) {
  const moved: string[] = []
  const spec: Spec = {
    texts,
    kinds: {
      ready: { label, tone: 'success', offer: 'run' },
      used: { label, tone: 'warning', offer: 'tick' },
      moved: { label, tone: 'neutral', offer: 'done' },
      stuck: { label, tone: 'error', offer: 'never' },
      twin: { label, tone: 'warning', offer: 'choose' },
    },
    judge: async (serial) => ({
      kind: moved.includes(serial) ? 'moved' : (verdicts[serial] ?? 'ready'),
    }),
    run: async (serial) => {
      moved.push(serial)
      return `moved ${serial}`
    },
  }
  return { moved, spec, verdicts }
}

export const explain = (error: unknown): BatchFailure => ({
  text: (error as Error).message,
  isGone: (error as Error).message === 'gone',
  isRefused: (error as Error).message === 'refused',
  isUnsure: (error as Error).message === 'no answer',
  isSignedOut: (error as Error).message === 'signed out',
  isLost: (error as Error).message === 'lost',
})

export function open(
  spec: Spec,
  items: readonly string[] | State,
  storage: UserStorage = noStorage,
): ReturnType<typeof createBatch<string, Verdict, undefined, string>> {
  // One id, so that a test finds what it has stored.
  const state: State =
    'options' in items
      ? items
      : { ...newState<string, undefined, Verdict, string>(move, items, undefined), id: 'move' }
  return createBatch({ spec, state, storage, explain, interrupted: 'interrupted' })
}

type Opened = ReturnType<typeof open>

export const stepsOf = (batch: Opened) =>
  Object.fromEntries(
    batch.state.get().entries.map(({ id, step, verdict }) => [id, `${step} ${verdict?.kind}`]),
  )
export const isIdle = (batch: Opened) =>
  batch.state.get().entries.every(({ step }) => ['judged', 'done', 'failed'].includes(step))
export const idle = (batch: Opened) => waitFor(() => expect(isIdle(batch)).toBe(true))
export const all = (batch: Opened, offer: 'run' | 'tick' = 'run') =>
  batch.onOffer(batch.state.get().entries, offer).map(({ id }) => id)

export async function judged(spec: Spec, items: readonly string[], storage?: UserStorage) {
  const batch = open(spec, items, storage)
  batch.resume()
  await idle(batch)
  return batch
}

/** Calls that wait until released. */
export function held<Value>(answer: (id: string) => Value | Promise<Value>) {
  const waiting: { id: string; go: () => void }[] = []
  return {
    waiting,
    call: (id: string) =>
      new Promise<Value>((resolve) => {
        waiting.push({ id, go: () => resolve(answer(id)) })
      }),
  }
}

export const many = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`)
