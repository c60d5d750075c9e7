import { expect, test, vi } from 'vitest'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { restoreState, type BatchEntry, type BatchSpec, type BatchState } from './batch-state.ts'
import { createBatch, newState, storageKey } from './create-batch.ts'

type Verdict = { kind: 'ready' | 'used' | 'moved' | 'stuck'; note?: string }
type Spec = BatchSpec<string, Verdict, undefined, string>
type State = BatchState<BatchEntry<string, Verdict, string>, undefined>

const label = { defaultMessage: '' }
const texts = { title: label, run: label as Spec['texts']['run'], warning: label }

/** A server that moves devices: it says how often it was asked to, and what it knows. */
function newServer(verdicts: Record<string, Verdict['kind']> = {}) {
  const moved: string[] = []
  const spec: Spec = {
    name: 'move',
    idOf: (serial) => serial,
    nameOf: (serial) => serial,
    texts,
    kinds: {
      ready: { label, tone: 'success', offer: 'run' },
      used: { label, tone: 'warning', offer: 'tick' },
      moved: { label, tone: 'neutral', offer: 'done' },
      stuck: { label, tone: 'error', offer: 'never' },
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

const memory = (): UserStorage => {
  const values = new Map<string, unknown>()
  return {
    ...noStorage,
    read: async (key) => values.get(key),
    write: async (key, value) => void values.set(key, structuredClone(value)),
    remove: async (key) => values.delete(key),
  }
}

const explain = (error: unknown) => ({
  text: (error as Error).message,
  isGone: (error as Error).message === 'gone',
  isRefused: (error as Error).message === 'refused',
})

function open(
  spec: Spec,
  items: readonly string[] | State,
  storage: UserStorage = noStorage,
): ReturnType<typeof createBatch<string, Verdict, undefined, string>> {
  const state = 'options' in items ? items : newState(spec, items, undefined)
  return createBatch({ spec, state, storage, explain, interrupted: 'interrupted' })
}

type Opened = ReturnType<typeof open>

const stepsOf = (batch: Opened) =>
  Object.fromEntries(
    batch.state.get().entries.map(({ id, step, verdict }) => [id, `${step} ${verdict?.kind}`]),
  )
const isIdle = (batch: Opened) =>
  batch.state.get().entries.every(({ step }) => ['judged', 'done', 'failed'].includes(step))
const idle = (batch: Opened) => vi.waitFor(() => expect(isIdle(batch)).toBe(true))
const all = (batch: Opened, offer: 'run' | 'tick' = 'run') =>
  batch.onOffer(batch.state.get().entries, offer).map(({ id }) => id)

async function judged(spec: Spec, items: readonly string[], storage?: UserStorage) {
  const batch = open(spec, items, storage)
  batch.resume()
  await idle(batch)
  return batch
}

/** Calls that wait until they are let go. */
function held<Value>(answer: (id: string) => Value | Promise<Value>) {
  const waiting: { id: string; go: () => void }[] = []
  return {
    waiting,
    call: (id: string) =>
      new Promise<Value>((resolve) => {
        waiting.push({ id, go: () => resolve(answer(id)) })
      }),
  }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`)

test('each item is judged once, however often it was given, four at a time', async () => {
  const { spec } = newServer()
  const judging = held((): Verdict => ({ kind: 'ready' }))
  const batch = open({ ...spec, judge: judging.call }, [...many(6), 'S0', 'S1'])
  batch.resume()
  expect(judging.waiting.map(({ id }) => id)).toEqual(['S0', 'S1', 'S2', 'S3'])
  judging.waiting[1]?.go()
  await vi.waitFor(() => expect(judging.waiting).toHaveLength(5))
  for (const place of [0, 2, 3, 4]) judging.waiting[place]?.go()
  await vi.waitFor(() => expect(judging.waiting).toHaveLength(6))
  judging.waiting[5]?.go()
  await idle(batch)
  expect(judging.waiting).toHaveLength(6)
})

test('nothing is sent before it is stored that it was', async () => {
  const { spec } = newServer()
  const storage = memory()
  const seen: (string | undefined)[] = []
  const run = async (serial: string) => {
    const kept = (await storage.read(storageKey('move'))) as State | undefined
    seen.push(kept?.entries.find(({ id }) => id === serial)?.step)
    return ''
  }
  const batch = await judged({ ...spec, run }, many(5), storage)
  batch.start(all(batch))
  await idle(batch)
  expect(seen).toEqual(['sent', 'sent', 'sent', 'sent', 'sent'])
})

test('what has to follow one another does', async () => {
  const { spec } = newServer()
  const running = held(() => '')
  const batch = await judged({ ...spec, run: running.call, concurrency: 1 }, many(3))
  batch.start(all(batch))
  for (const place of [0, 1, 2]) {
    await vi.waitFor(() => expect(running.waiting).toHaveLength(place + 1))
    running.waiting[place]?.go()
  }
  await idle(batch)
})

test('what needs a tick is run with one alone', async () => {
  const { spec, moved } = newServer({ S1: 'used', S2: 'used', S3: 'stuck' })
  const batch = await judged(spec, many(4))
  expect(all(batch)).toEqual(['S0'])
  batch.tick(['S2'], true)
  batch.start(many(4))
  await idle(batch)
  expect(moved.toSorted()).toEqual(['S0', 'S2'])
})

test('a refusal is judged again, and neither sent again nor ticked still', async () => {
  const { spec, verdicts } = newServer({ S0: 'used' })
  const run = vi.fn(async () => {
    verdicts['S0'] = 'used'
    throw new Error('in use meanwhile')
  })
  const batch = await judged({ ...spec, run }, ['S0'])
  batch.tick(['S0'], true)
  batch.start(['S0'])
  await idle(batch)
  const [entry] = batch.state.get().entries
  expect(entry).toMatchObject({ step: 'failed', failure: 'in use meanwhile', ticked: false })
  batch.start(['S0'])
  batch.resume()
  await idle(batch)
  expect(run).toHaveBeenCalledOnce()
})

test('an unknown outcome is found out: what was done counts as done', async () => {
  const { spec, moved } = newServer()
  const run = async (serial: string) => {
    if (serial === 'S0') moved.push(serial)
    throw new Error('no answer')
  }
  const batch = await judged({ ...spec, run }, ['S0', 'S1'])
  batch.start(all(batch))
  await idle(batch)
  expect(stepsOf(batch)).toEqual({ S0: 'done moved', S1: 'failed ready' })
})

test('a refusal because it is done already is not counted as done', async () => {
  const { spec, moved } = newServer()
  const run = async (serial: string) => {
    moved.push(serial)
    throw new Error('refused')
  }
  const batch = await judged({ ...spec, run }, ['S0'])
  batch.start(all(batch))
  await idle(batch)
  expect(stepsOf(batch)).toEqual({ S0: 'judged moved' })
  expect(batch.state.get().entries[0]?.failure).toBeUndefined()
})

test('what failed can be tried again, alone', async () => {
  const { spec, moved } = newServer()
  let broken = true
  const run = async (serial: string) => {
    if (broken && serial === 'S1') throw new Error('broken')
    moved.push(serial)
    return ''
  }
  const batch = await judged({ ...spec, run }, many(3))
  batch.start(all(batch))
  await idle(batch)
  expect(all(batch)).toEqual(['S1'])
  broken = false
  batch.start(all(batch))
  await idle(batch)
  expect(moved.toSorted()).toEqual(['S0', 'S1', 'S2'])
  expect(batch.state.get().entries[1]?.failure).toBeUndefined()
})

test('it pauses when nothing can be found out, and goes on when asked to', async () => {
  const { spec, moved } = newServer()
  let online = true
  const judge = async (serial: string) => {
    if (!online) throw new Error('offline')
    return spec.judge(serial, undefined)
  }
  const run = async (serial: string) => {
    if (serial === 'S1') online = false
    if (!online) throw new Error('offline')
    moved.push(serial)
    return ''
  }
  const batch = await judged({ ...spec, judge, run, concurrency: 1 }, many(4))
  batch.start(all(batch))
  await vi.waitFor(() => expect(batch.state.get().paused).toBe(true))
  expect(moved).toEqual(['S0'])
  expect(stepsOf(batch)).toMatchObject({ S1: 'failed unchecked', S2: 'queued ready' })
  online = true
  batch.resume()
  await vi.waitFor(() => expect(moved).toEqual(['S0', 'S2', 'S3']))
  batch.checkAgain()
  await idle(batch)
  expect(all(batch)).toEqual(['S1'])
})

test('a pause lets what is under way end, and begins nothing', async () => {
  const { spec } = newServer()
  const running = held(() => '')
  const batch = await judged({ ...spec, run: running.call }, many(6))
  batch.start(all(batch))
  await vi.waitFor(() => expect(running.waiting).toHaveLength(4))
  batch.pause()
  for (const { go } of running.waiting) go()
  await vi.waitFor(() => expect(Object.values(stepsOf(batch))).not.toContain('sent ready'))
  expect(running.waiting).toHaveLength(4)
  batch.resume()
  await vi.waitFor(() => expect(running.waiting).toHaveLength(6))
})

test('a cancellation leaves what has not begun as it was', async () => {
  const { spec } = newServer()
  const running = held(() => '')
  const batch = await judged({ ...spec, run: running.call, concurrency: 1 }, many(3))
  batch.start(all(batch))
  await vi.waitFor(() => expect(running.waiting).toHaveLength(1))
  batch.cancel()
  running.waiting[0]?.go()
  await idle(batch)
  expect(stepsOf(batch)).toEqual({ S0: 'done ready', S1: 'judged ready', S2: 'judged ready' })
})

test('a cancelled pre-flight runs nothing that it has not judged', async () => {
  const { spec } = newServer()
  const judging = held((): Verdict => ({ kind: 'ready' }))
  const batch = open({ ...spec, judge: judging.call }, many(6))
  batch.resume()
  batch.cancel()
  for (const { go } of judging.waiting) go()
  await idle(batch)
  expect(all(batch)).toEqual(['S0', 'S1', 'S2', 'S3'])
})

test('a record that is gone is said to be', async () => {
  const { spec } = newServer()
  const batch = await judged({ ...spec, judge: () => Promise.reject(new Error('gone')) }, ['S0'])
  expect(stepsOf(batch)).toEqual({ S0: 'judged gone' })
})

test.each(Array.from({ length: 26 }, (_, writes) => writes))(
  'a reload after %i writes finds everything again and does nothing twice',
  async (writes) => {
    const { spec, moved } = newServer({ S2: 'stuck' })
    const storage = memory()
    let left = writes
    let gone = false
    const never = new Promise<never>(() => {})
    // After the reload, nothing of the old page stores, asks or moves any more.
    const beforeReload = <Result>(call: () => Promise<Result>) => (gone ? never : call())
    const old = open(
      {
        ...spec,
        judge: (...args) => beforeReload(() => spec.judge(...args)),
        run: (...args) => beforeReload(() => spec.run(...args)),
      },
      many(6),
      {
        ...storage,
        write: (key, value) => {
          if (left-- <= 0) gone = true
          return beforeReload(() => storage.write(key, value))
        },
      },
    )
    old.resume()
    await vi.waitFor(() => expect(gone || isIdle(old)).toBe(true))
    if (!gone) old.start(all(old))
    await vi.waitFor(() => expect(gone || isIdle(old)).toBe(true))

    const kept = restoreState(await storage.read(storageKey('move')))
    if (kept === undefined) {
      expect(writes).toBe(0)
      return
    }
    const batch = open(spec, kept as State, storage)
    batch.resume()
    await idle(batch)
    batch.start(all(batch))
    await idle(batch)
    expect(moved.toSorted()).toEqual(['S0', 'S1', 'S3', 'S4', 'S5'])
    expect(new Set(batch.state.get().entries.map(({ step }) => step))).toEqual(
      new Set(['done', 'judged']),
    )
  },
)

test('what is still under way when the storage is cleared brings nothing back', async () => {
  const { spec } = newServer()
  const storage = memory()
  const running = held(() => '')
  const batch = await judged({ ...spec, run: running.call }, many(2), storage)
  batch.start(all(batch))
  await vi.waitFor(() => expect(running.waiting).toHaveLength(2))
  const gone = batch.leave()
  await storage.remove(storageKey('move'))
  for (const { go } of running.waiting) go()
  await gone
  expect(await storage.read(storageKey('move'))).toBeUndefined()
})

test('what was closed is forgotten', async () => {
  const { spec } = newServer()
  const storage = memory()
  const batch = await judged(spec, many(2), storage)
  await vi.waitFor(async () => expect(await storage.read(storageKey('move'))).toBeDefined())
  await batch.close()
  batch.tick(['S0'], true)
  expect(await storage.read(storageKey('move'))).toBeUndefined()
})

test.each([undefined, null, 'text', {}, { entries: [] }, { entries: 7 }])(
  'a stored value that is no batch is ignored: %j',
  (kept) => {
    expect(restoreState(kept)).toBeUndefined()
  },
)
