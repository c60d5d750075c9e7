import { expect, test, vi } from 'vitest'
import { waitFor } from '~/testing/time.ts'
import {
  all,
  held,
  idle,
  judged,
  many,
  newServer,
  open,
  stepsOf,
  type Verdict,
} from './test-batch.ts'

test('each item is checked once, even if listed several times, four at a time', async () => {
  const { spec } = newServer()
  const judging = held((): Verdict => ({ kind: 'ready' }))
  const batch = open({ ...spec, judge: judging.call }, [...many(6), 'S0', 'S1'])
  batch.resume()
  expect(judging.waiting.map(({ id }) => id)).toEqual(['S0', 'S1', 'S2', 'S3'])
  judging.waiting[1]?.go()
  await waitFor(() => expect(judging.waiting).toHaveLength(5))
  for (const index of [0, 2, 3, 4]) judging.waiting[index]?.go()
  await waitFor(() => expect(judging.waiting).toHaveLength(6))
  judging.waiting[5]?.go()
  await idle(batch)
  expect(judging.waiting).toHaveLength(6)
})

test('items that must run in sequence do', async () => {
  const { spec } = newServer()
  const running = held(() => '')
  const batch = await judged({ ...spec, run: running.call, concurrency: 1 }, many(3))
  batch.start(all(batch))
  for (const index of [0, 1, 2]) {
    await waitFor(() => expect(running.waiting).toHaveLength(index + 1))
    running.waiting[index]?.go()
  }
  await idle(batch)
})

test('work that was agreed to runs what is ready, and nothing else', async () => {
  const { spec, moved } = newServer({ S1: 'used', S2: 'stuck' })
  const batch = open({ ...spec, isAgreed: true }, many(4))
  batch.resume()
  await idle(batch)
  expect(moved.toSorted()).toEqual(['S0', 'S3'])
})

test('an item that needs a tick runs only if ticked', async () => {
  const { spec, moved } = newServer({ S1: 'used', S2: 'used', S3: 'stuck' })
  const batch = await judged(spec, many(4))
  expect(all(batch)).toEqual(['S0'])
  batch.tick(['S2'], true)
  batch.start(many(4))
  await idle(batch)
  expect(moved.toSorted()).toEqual(['S0', 'S2'])
})

test('a refused item is checked again, not resent, and no longer ticked', async () => {
  const { spec, verdicts } = newServer({ S0: 'used' })
  const run = vi.fn(async () => {
    verdicts['S0'] = 'used'
    throw new Error('now in use')
  })
  const batch = await judged({ ...spec, run }, ['S0'])
  batch.tick(['S0'], true)
  batch.start(['S0'])
  await idle(batch)
  const [entry] = batch.state.get().entries
  expect(entry).toMatchObject({ step: 'failed', failure: 'now in use', ticked: false })
  batch.start(['S0'])
  batch.resume()
  await idle(batch)
  expect(run).toHaveBeenCalledOnce()
})

test('an unknown outcome is looked up, and work that was done counts as done', async () => {
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

test('a check hears which items may have been done, but not which were refused', async () => {
  const { spec } = newServer()
  const told: Record<string, boolean[]> = { S0: [], S1: [] }
  const judge: typeof spec.judge = async (serial, options, about) => {
    told[serial]?.push(about.isUnsure)
    return spec.judge(serial, options, about)
  }
  const run = async (serial: string) => {
    throw new Error(serial === 'S0' ? 'no answer' : 'refused')
  }
  const batch = await judged({ ...spec, judge, run }, ['S0', 'S1'])
  batch.start(all(batch))
  await idle(batch)
  expect(told).toEqual({ S0: [false, true], S1: [false, false] })
  expect(batch.state.get().entries.map(({ isUnsure }) => isUnsure)).toEqual([true, false])
})

test('an item refused because it is already done does not count as done here', async () => {
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

test('only failed items are retried', async () => {
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

test('work pauses if outcomes cannot be looked up, and resumes on request', async () => {
  const { spec, moved } = newServer()
  let online = true
  const judge = async (serial: string) => {
    if (!online) throw new Error('offline')
    return spec.judge(serial, undefined, { isUnsure: false })
  }
  const run = async (serial: string) => {
    if (serial === 'S1') online = false
    if (!online) throw new Error('offline')
    moved.push(serial)
    return ''
  }
  const batch = await judged({ ...spec, judge, run, concurrency: 1 }, many(4))
  batch.start(all(batch))
  await waitFor(() => expect(batch.state.get().paused).toBe(true))
  expect(moved).toEqual(['S0'])
  expect(stepsOf(batch)).toMatchObject({ S1: 'failed unchecked', S2: 'queued ready' })
  online = true
  batch.resume()
  await waitFor(() => expect(moved).toEqual(['S0', 'S2', 'S3']))
  batch.checkAgain()
  await idle(batch)
  expect(all(batch)).toEqual(['S1'])
})

test('a pause finishes pending items and starts no others', async () => {
  const { spec } = newServer()
  const running = held(() => '')
  const batch = await judged({ ...spec, run: running.call }, many(6))
  batch.start(all(batch))
  await waitFor(() => expect(running.waiting).toHaveLength(4))
  batch.pause()
  for (const { go } of running.waiting) go()
  await waitFor(() => expect(Object.values(stepsOf(batch))).not.toContain('sent ready'))
  expect(running.waiting).toHaveLength(4)
  batch.resume()
  await waitFor(() => expect(running.waiting).toHaveLength(6))
})

test('canceling leaves unstarted items unchanged', async () => {
  const { spec } = newServer()
  const running = held(() => '')
  const batch = await judged({ ...spec, run: running.call, concurrency: 1 }, many(3))
  batch.start(all(batch))
  await waitFor(() => expect(running.waiting).toHaveLength(1))
  batch.cancel()
  running.waiting[0]?.go()
  await idle(batch)
  expect(stepsOf(batch)).toEqual({ S0: 'done ready', S1: 'judged ready', S2: 'judged ready' })
})

test('a canceled check runs nothing that it has not checked', async () => {
  const { spec } = newServer()
  const judging = held((): Verdict => ({ kind: 'ready' }))
  const batch = open({ ...spec, judge: judging.call }, many(6))
  batch.resume()
  batch.cancel()
  for (const { go } of judging.waiting) go()
  await idle(batch)
  expect(all(batch)).toEqual(['S0', 'S1', 'S2', 'S3'])
})

test('a missing record is reported', async () => {
  const { spec } = newServer()
  const batch = await judged({ ...spec, judge: () => Promise.reject(new Error('gone')) }, ['S0'])
  expect(stepsOf(batch)).toEqual({ S0: 'judged gone' })
})
