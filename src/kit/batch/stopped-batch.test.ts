import { expect, test } from 'vitest'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { failedFirst, restoreState, type BatchEntry, type BatchPause } from './batch-state.ts'
import { all, held, idle, judged, key, many, newServer, open } from './test-batch.ts'

const alike = (count: number) => Array.from({ length: count }, () => 'No access')

test.each([
  ['ten failures for the same reason', alike(12), 10],
  ['not nine', alike(9), undefined],
  ['not ten with another among them', [...alike(5), 'In use', ...alike(6)], undefined],
  ['not ten with a success among them', [...alike(5), '', ...alike(6)], undefined],
  ['ten after others', ['', 'In use', ...alike(12)], 12],
])('a batch pauses after %s', async (_what, reasons, sent) => {
  const { spec } = newServer()
  let calls = 0
  const run = async (serial: string) => {
    calls += 1
    const reason = reasons[Number(serial.slice(1))]
    if (reason) throw new Error(reason)
    return ''
  }
  const batch = await judged({ ...spec, run, concurrency: 1 }, many(reasons.length))
  batch.start(all(batch))
  if (sent === undefined) {
    await idle(batch)
    expect(batch.state.get().pausedBy).toBeUndefined()
    return expect(calls).toBe(reasons.length)
  }
  await waitFor(() => expect(batch.state.get().paused).toBe(true))
  expect(batch.state.get().pausedBy).toEqual({ kind: 'alike', text: 'No access', count: 10 })
  expect(calls).toBe(sent)
  batch.resume()
  await idle(batch)
  expect(calls).toBe(reasons.length)
})

test('a check pauses after ten items that could not be read for the same reason', async () => {
  const { spec } = newServer()
  const judge = async () => Promise.reject(new Error('No access'))
  const batch = open({ ...spec, judge }, many(30))
  batch.resume()
  await waitFor(() => expect(batch.state.get().pausedBy?.kind).toBe('alike'))
})

test.each(['judge', 'run'] as const)('a session that ends is no outcome of %s', async (call) => {
  const { spec: server } = newServer()
  let isSignedIn = false
  const meets = (own: typeof call) => {
    if (own === call && !isSignedIn) throw new Error('signed out')
  }
  const spec: typeof server = {
    ...server,
    judge: async (...args) => {
      meets('judge')
      return server.judge(...args)
    },
    run: async (serial, verdict, options) => {
      meets('run')
      return server.run(serial, verdict, options)
    },
  }
  const batch = call === 'judge' ? open(spec, many(3)) : await judged(spec, many(3))
  if (call === 'judge') batch.resume()
  else batch.start(all(batch))
  await waitFor(() => expect(batch.state.get().paused).toBe(true))
  const step = call === 'judge' ? 'waiting' : 'queued'
  await waitFor(() => {
    const { entries } = batch.state.get()
    expect(entries.map((each) => each.step)).toEqual([step, step, step])
  })
  expect(batch.state.get().entries.some(({ failure }) => failure !== undefined)).toBe(false)
  isSignedIn = true
  batch.resume()
  await idle(batch)
  const verdicts = batch.state.get().entries.map(({ verdict }) => verdict?.kind)
  expect(verdicts).toEqual(['ready', 'ready', 'ready'])
})

/** Ways to stop a batch while four of its six items are pending. */
const stops = {
  'another tab continues it': (batch: ReturnType<typeof open>) => void batch.leave(),
  'the user signs out': (_batch: ReturnType<typeof open>, ended: AbortController) => ended.abort(),
}

test.each(Object.entries(stops))('once %s, it sends nothing more', async (_when, stop) => {
  const { spec } = newServer()
  const ended = new AbortController()
  const running = held(() => '')
  const storage = { ...memoryStorage(), ended: ended.signal }
  const batch = await judged({ ...spec, run: running.call }, many(6), storage)
  batch.start(all(batch))
  await waitFor(() => expect(running.waiting).toHaveLength(4))
  stop(batch, ended)
  for (const { go } of running.waiting) go()
  await waitFor(() =>
    expect(batch.state.get().entries.filter(({ step }) => step === 'done')).toHaveLength(4),
  )
  batch.resume()
  batch.checkAgain()
  batch.start(all(batch))
  await batch.leave()
  expect(running.waiting).toHaveLength(4)
})

test('an item whose turn comes while the user signs out is not sent', async () => {
  const { spec, moved } = newServer()
  const ended = new AbortController()
  const memory = memoryStorage()
  const storing = held(() => undefined)
  let isHeld = false
  const storage = {
    ...memory,
    ended: ended.signal,
    write: (key: string, value: unknown) => (isHeld ? storing.call(key) : memory.write(key, value)),
  }
  const batch = await judged(spec, many(2), storage)
  isHeld = true
  batch.start(all(batch))
  await waitFor(() => expect(storing.waiting.length).toBeGreaterThan(0))
  ended.abort()
  isHeld = false
  for (const { go } of storing.waiting) go()
  await batch.leave()
  expect(moved).toEqual([])
})

test.each([
  ['nothing while each is checked or done', 'done', 0],
  ['what could still be done', 'ready', 3],
  ['not what cannot be done', 'stuck', 0],
])('what is unsent is stored with it: %s', async (_what, kind, count) => {
  const { spec } = newServer()
  const storage = memoryStorage()
  const judge = async () => ({ kind: kind as 'ready' })
  await judged({ ...spec, judge }, many(3), storage)
  await waitFor(async () =>
    expect(await storage.read(key)).toMatchObject({
      unsent: { kind: 'batch', count },
    }),
  )
})

const alikeFailures: BatchPause = { kind: 'alike', text: 'No access', count: 10 }

test.each([
  ['goes on', 'was at work', false, undefined, false],
  ['goes on', 'waited for the network', true, { kind: 'offline' } as const, false],
  ['stays paused', 'the user has paused', true, undefined, true],
  ['stays paused', 'failures have paused', true, alikeFailures, true],
])('after a reload it %s if it %s', (_what, _how, paused, pausedBy, isPaused) => {
  const entry = { id: 'S0', name: 'S0', item: 'S0', ticked: false, step: 'queued' }
  const restored = restoreState(key, { options: undefined, entries: [entry], paused, pausedBy })
  expect(restored?.paused).toBe(isPaused)
})

test('a batch of an earlier console, stored by its kind, is still one', () => {
  const entry = { id: 'S0', name: 'S0', item: 'S0', ticked: false, step: 'queued' }
  const stored = { options: undefined, entries: [entry], paused: false }
  expect(restoreState('batch users-archive', stored)).toMatchObject({
    id: 'users-archive',
    name: 'users-archive',
  })
})

test.each(['judge', 'run'] as const)(
  'without a connection it waits, and %s goes on with it',
  async (call) => {
    const { spec: server, moved } = newServer()
    let isOnline = call === 'run'
    const spec: typeof server = {
      ...server,
      judge: async (...args) => {
        if (!isOnline) throw new Error('lost')
        return server.judge(...args)
      },
      run: async (serial, ...args) => {
        // The call arrives, its response does not.
        if (serial === 'S1' && !moved.includes('S1')) {
          isOnline = false
          await server.run(serial, ...args)
        }
        if (!isOnline) throw new Error('lost')
        return server.run(serial, ...args)
      },
      concurrency: 1,
    }
    const batch = call === 'judge' ? open(spec, many(3)) : await judged(spec, many(3))
    if (call === 'judge') batch.resume()
    else batch.start(all(batch))
    await waitFor(() => expect(batch.state.get().pausedBy).toEqual({ kind: 'offline' }))
    await waitFor(() => expect(batch.active.size).toBe(0))
    isOnline = true
    batch.reconnect()
    await idle(batch)
    expect(moved).toEqual(call === 'judge' ? [] : ['S0', 'S1', 'S2'])
    expect(batch.state.get().entries.some(({ step }) => step === 'failed')).toBe(false)
  },
)

test('a pause of the user outlasts a lost connection', async () => {
  const { spec } = newServer()
  const running = held(() => Promise.reject(new Error('lost')))
  const batch = await judged({ ...spec, run: running.call, judge: spec.judge }, many(2))
  batch.start(all(batch))
  await waitFor(() => expect(running.waiting).toHaveLength(2))
  batch.pause()
  for (const { go } of running.waiting) go()
  await waitFor(() => expect(batch.active.size).toBe(0))
  batch.reconnect()
  expect(batch.state.get().paused).toBe(true)
})

test('an item that may mean several is checked again as the one that was chosen', async () => {
  const { spec, moved } = newServer({ S0: 'twin' })
  const batch = await judged({ ...spec, choose: (serial, choice) => `${serial}#${choice}` }, ['S0'])
  expect(all(batch)).toEqual([])
  batch.choose('S0', '7')
  await idle(batch)
  batch.start(all(batch))
  await idle(batch)
  expect(moved).toEqual(['S0#7'])
})

test('failed items come first, the others stay in their order', () => {
  const steps = ['done', 'failed', 'judged', 'failed', 'done'] as const
  const entries = steps.map((step, index): BatchEntry => ({
    id: `S${index}`,
    name: '',
    item: 0,
    ticked: false,
    step,
  }))
  expect(failedFirst(entries).map(({ id }) => id)).toEqual(['S1', 'S3', 'S0', 'S2', 'S4'])
})
