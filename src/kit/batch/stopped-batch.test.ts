import { expect, test } from 'vitest'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import {
  failedFirst,
  momentOf,
  restoreState,
  wasAtWork,
  type BatchEntry,
  type BatchPause,
  storageKey,
} from './batch-state.ts'
import { all, held, idle, judged, many, newServer, open } from './test-batch.ts'

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
    judge: async (serial, options) => {
      meets('judge')
      return server.judge(serial, options)
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
    expect(await storage.read(storageKey('move'))).toMatchObject({
      unsent: { kind: 'batch', count },
    }),
  )
})

test('a reload pauses what is in progress, and says so', () => {
  const entry = { id: 'S0', name: 'S0', item: 'S0', ticked: false }
  const state = (step: string) => ({
    options: undefined,
    entries: [{ ...entry, step }],
    paused: false,
  })
  expect(restoreState(state('queued'))).toMatchObject({
    paused: true,
    pausedBy: { kind: 'reload' },
  })
  expect(restoreState(state('done'))).toMatchObject({ paused: false })
  const byUser = restoreState({ ...state('queued'), paused: true })
  expect(byUser).toMatchObject({ paused: true, pausedBy: undefined })
})

const alikeFailures: BatchPause = { kind: 'alike', text: 'No access', count: 10 }

test.each([
  ['goes on in another tab', 'at work', undefined, true],
  ['stays paused', 'that the user has paused', undefined, false],
  ['stays paused', 'that failures have paused', alikeFailures, false],
  ['goes on in another tab', 'that a reload has paused', { kind: 'reload' } as const, true],
])('it %s: a batch %s', async (_what, how, pausedBy, goesOn) => {
  const { spec } = newServer()
  const storage = memoryStorage()
  const { state } = await judged(spec, many(3))
  const entries = state.get().entries.map((entry) => ({ ...entry, step: 'queued' as const }))
  const paused = how !== 'at work'
  const batch = open(spec, { ...state.get(), entries, paused, pausedBy }, storage)
  await storage.write(storageKey('move'), batch.state.get())
  await batch.leave()
  const kept = restoreState(await storage.read(storageKey('move')))
  expect(kept && wasAtWork(kept)).toBe(goesOn)
  // Nothing more is sent here, which is not shown as a pause of its own.
  expect(momentOf(batch.state.get())).toBe(paused ? 'paused' : 'left')
})

test('failed items come first, the others stay in their order', () => {
  const steps = ['done', 'failed', 'judged', 'failed', 'done'] as const
  const entries = steps.map((step, place): BatchEntry => ({
    id: `S${place}`,
    name: '',
    item: 0,
    ticked: false,
    step,
  }))
  expect(failedFirst(entries).map(({ id }) => id)).toEqual(['S1', 'S3', 'S0', 'S2', 'S4'])
})
