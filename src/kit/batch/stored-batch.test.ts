import { expect, test } from 'vitest'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { restoreState } from './batch-state.ts'
import {
  all,
  held,
  idle,
  isIdle,
  judged,
  key,
  many,
  newServer,
  open,
  type State,
} from './test-batch.ts'

test('an item is sent only after that is stored', async () => {
  const { spec } = newServer()
  const storage = memoryStorage()
  const seen: (string | undefined)[] = []
  const run = async (serial: string) => {
    const kept = (await storage.read(key)) as State | undefined
    seen.push(kept?.entries.find(({ id }) => id === serial)?.step)
    return ''
  }
  const batch = await judged({ ...spec, run }, many(5), storage)
  batch.start(all(batch))
  await idle(batch)
  expect(seen).toEqual(['sent', 'sent', 'sent', 'sent', 'sent'])
})

test.each(Array.from({ length: 26 }, (_, writes) => writes))(
  'a reload after %i writes finds everything again and does nothing twice',
  async (writes) => {
    const { spec, moved } = newServer({ S2: 'stuck' })
    const storage = memoryStorage()
    let left = writes
    let gone = false
    const never = new Promise<never>(() => {})
    // After the reload, the old page no longer stores, asks or moves anything.
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
    await waitFor(() => expect(gone || isIdle(old)).toBe(true))
    if (!gone) old.start(all(old))
    await waitFor(() => expect(gone || isIdle(old)).toBe(true))

    const kept = restoreState(key, await storage.read(key))
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

test('what was checked just before a reload is found again', async () => {
  const { spec } = newServer()
  const memory = memoryStorage()
  const never = new Promise<never>(() => {})
  const batch = await judged(spec, many(2), { ...memory, write: () => never })
  batch.flush()
  const kept = restoreState(key, await memory.read(key))
  expect(kept?.entries.map(({ step }) => step)).toEqual(['judged', 'judged'])
})

test('pending work does not restore a storage that was cleared', async () => {
  const { spec } = newServer()
  const storage = memoryStorage()
  const running = held(() => '')
  const batch = await judged({ ...spec, run: running.call }, many(2), storage)
  batch.start(all(batch))
  await waitFor(() => expect(running.waiting).toHaveLength(2))
  const gone = batch.leave()
  await storage.remove(key)
  for (const { go } of running.waiting) go()
  await gone
  expect(await storage.read(key)).toBeUndefined()
})

test('a closed batch is forgotten', async () => {
  const { spec } = newServer()
  const storage = memoryStorage()
  const batch = await judged(spec, many(2), storage)
  await waitFor(async () => expect(await storage.read(key)).toBeDefined())
  await batch.close()
  batch.tick(['S0'], true)
  expect(await storage.read(key)).toBeUndefined()
})

const older = { entries: [{ id: 'S0', step: 'queued' }] }

test.each([undefined, null, 'text', {}, { entries: [] }, { entries: 7 }, older])(
  'a stored value that is no batch is ignored: %j',
  (kept) => {
    expect(restoreState(key, kept)).toBeUndefined()
  },
)
