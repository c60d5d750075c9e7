import { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import { expect, test } from 'vitest'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { all, idle, judged, newServer } from './test-batch.ts'
import { failedAgain, keepRecord, readItems, type WorkRecord } from './work-records.ts'

const intl = { formatMessage: () => 'a text' } as unknown as IntlShape

/** Moves two devices, of which the second is refused. */
async function movedOne() {
  const { spec } = newServer()
  const run = async (serial: string) => {
    if (serial === 'S1') throw new Error('refused')
    return 'a secret'
  }
  const batch = await judged({ ...spec, run }, ['S0', 'S1', 'S2'])
  return batch
}

const keep = (storage: ReturnType<typeof memoryStorage>, batch: unknown) =>
  keepRecord(new QueryClient(), storage, intl, batch as Parameters<typeof keepRecord>[3])

test('a record has names and outcomes, and what failed to try it again, but no results', async () => {
  const storage = memoryStorage()
  const batch = await movedOne()
  batch.start(all(batch).slice(0, 2))
  await idle(batch)
  await keep(storage, batch)
  const [record] = (await storage.read('work')) as WorkRecord[]
  expect(record).toMatchObject({ id: 'move', name: 'move', done: 1, failed: 1, left: 1 })
  const items = await readItems(storage, 'move')
  expect(items?.items.map(({ name, outcome, note }) => [name, outcome, note])).toEqual([
    ['S0', 'done', ''],
    ['S1', 'failed', 'refused'],
    ['S2', 'left', ''],
  ])
  expect(JSON.stringify([record, items])).not.toContain('secret')
  const again = failedAgain(record!, items!)
  expect(again.id).not.toBe('move')
  expect(again).toMatchObject({
    name: 'move',
    entries: [{ id: 'S1', item: 'S1', step: 'waiting' }],
  })
})

test('what was only checked is not recorded', async () => {
  const storage = memoryStorage()
  await keep(storage, await movedOne())
  expect(await storage.keys()).toEqual([])
})

test('the last 50 are kept', async () => {
  const storage = memoryStorage()
  const batch = await movedOne()
  batch.start(all(batch))
  await idle(batch)
  for (let at = 1; at <= 52; at += 1) await keep(storage, { ...batch, id: `B${at}`, at })
  const records = (await storage.read('work')) as WorkRecord[]
  expect(records.map(({ id }) => id).at(-1)).toBe('B3')
  expect(records).toHaveLength(50)
  expect(await storage.keys()).toHaveLength(51)
})
