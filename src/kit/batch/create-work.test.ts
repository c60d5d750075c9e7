import { afterEach, expect, test, vi } from 'vitest'
import type { UserStorage } from '~/lib/user-storage.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { newState } from './create-batch.ts'
import { createWork, type AnySpec, type Work } from './create-work.ts'
import { all, explain, held, move, newServer } from './test-batch.ts'

const opened: Work[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ stop }) => stop()))
})

/** A tab of the browser. */
function tab(storage: UserStorage, spec: unknown) {
  const work = createWork({
    storage,
    specOf: async () => spec as AnySpec,
    titleOf: () => 'Move devices',
    explain,
    interrupted: 'interrupted',
    record: () => {},
  })
  opened.push(work)
  return work
}

/** Begins a batch, at a later time than the one before. */
async function begin(work: Work, serials: string[], at: number) {
  await work.begin({ ...newState(move, serials, undefined), at })
  const batch = work.batches.get().find((each) => each.at === at)!
  await waitFor(() =>
    expect(batch.onOffer(batch.state.get().entries, 'run')).toHaveLength(serials.length),
  )
  return batch
}

const start = (batch: Awaited<ReturnType<typeof begin>>) => batch.start(all(batch as never))

test('batches are carried out one after the other, while others are checked', async () => {
  const { spec } = newServer()
  const running = held(() => '')
  const work = tab(memoryStorage(), { ...spec, run: running.call })
  const first = await begin(work, ['A1', 'A2'], 1)
  const second = await begin(work, ['B1'], 2)
  start(first)
  start(second)
  await waitFor(() => expect(running.waiting.map(({ id }) => id)).toEqual(['A1', 'A2']))
  const third = await begin(work, ['C1'], 3)
  start(third)
  expect(work.summaries.get()?.map(({ isWaiting }) => isWaiting)).toEqual([false, true, true])
  for (const { go } of running.waiting) go()
  await waitFor(() => expect(running.waiting.map(({ id }) => id)).toEqual(['A1', 'A2', 'B1']))
  second.pause()
  await waitFor(() => expect(running.waiting.at(-1)?.id).toBe('C1'))
  for (const { go } of running.waiting) go()
})

test('all batches together have four calls at a time', async () => {
  const { spec } = newServer()
  const judging = held(() => ({ kind: 'ready' as const }))
  const work = tab(memoryStorage(), { ...spec, judge: judging.call })
  await work.begin(newState(move, ['A1', 'A2', 'A3'], undefined))
  await work.begin(newState(move, ['B1', 'B2', 'B3'], undefined))
  await waitFor(() => expect(judging.waiting).toHaveLength(4))
  for (let index = 0; index < 6; index += 1) {
    await waitFor(() => expect(judging.waiting.length).toBeGreaterThan(index))
    judging.waiting[index]?.go()
  }
})

test('a tab shows what another one does, and goes on once that is closed', async () => {
  const { spec, moved } = newServer()
  const storage = memoryStorage()
  const running = held((serial) => void moved.push(serial))
  const first = tab(storage, { ...spec, run: running.call, concurrency: 1 })
  start(await begin(first, ['A1', 'A2'], 1))
  await waitFor(() => expect(running.waiting).toHaveLength(1))
  const second = tab(storage, spec)
  await waitFor(() =>
    expect(second.summaries.get()).toMatchObject([{ title: 'Move devices', left: 2 }]),
  )
  expect(second.isHere.get()).toBe(false)
  const closed = first.stop()
  running.waiting[0]?.go()
  await closed
  await waitFor(() => expect(moved).toEqual(['A1', 'A2']))
})

test('of three tabs, the one that asks gets the work', async () => {
  const { spec } = newServer()
  const storage = memoryStorage()
  const tabs = [tab(storage, spec), tab(storage, spec), tab(storage, spec)]
  await begin(tabs[0]!, ['A1'], 1)
  await tabs[2]!.take()
  expect(tabs.map(({ isHere }) => isHere.get())).toEqual([false, false, true])
  expect(tabs[2]!.batches.get()).toHaveLength(1)
  await begin(tabs[1]!, ['B1'], 2)
  expect(tabs.map(({ batches }) => batches.get().length)).toEqual([0, 2, 0])
})

test('another user of the browser neither sees nor sends it', async () => {
  const { spec, moved } = newServer()
  const storage = memoryStorage()
  start(await begin(tab(storage, { ...spec, run: () => new Promise(() => {}) }), ['A1'], 1))
  const other = tab(memoryStorage(), spec)
  await waitFor(() => expect(other.isHere.get()).toBe(true))
  expect(other.batches.get()).toEqual([])
  expect(moved).toEqual([])
  // Its call never ends.
  opened.shift()
})

test('the storage of a user keeps no work that has stopped', async () => {
  const storage = memoryStorage()
  const added = vi.spyOn(storage.ended, 'addEventListener')
  const removed = vi.spyOn(storage.ended, 'removeEventListener')
  const work = tab(storage, newServer().spec)
  await work.stop()
  expect(added).toHaveBeenCalledOnce()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})
