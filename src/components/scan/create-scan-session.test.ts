import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { waitFor } from '~/lib/test-time.ts'
import { memoryStorage } from '~/lib/memory-storage.ts'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { createScanSession } from './create-scan-session.ts'

/** A storage that answers later, as a browser's does. */
function memory(): UserStorage {
  const storage = memoryStorage()
  return {
    ...storage,
    read: async (key) => {
      await setImmediate()
      return storage.read(key)
    },
  }
}

async function opened(storage: UserStorage) {
  let time = 0
  const session = createScanSession('fleet-42', storage, { now: () => (time += 1) })
  await session.load()
  return session
}

const items = (...ids: string[]) => ids.map((id) => ({ id, name: `MAC ${id}` }))
const idsOf = ({ state }: Pick<ReturnType<typeof createScanSession>, 'state'>) =>
  state.get().entries.map(({ id }) => id)

test('the list survives a reload, and says what of it was kept', async () => {
  const storage = memory()
  const before = await opened(storage)
  before.add(items('1', '2'))
  before.expect('24')
  const after = await opened(storage)
  expect(idsOf(after)).toEqual(['1', '2'])
  expect(after.state.get()).toMatchObject({ isRead: true, expected: '24', kept: ['1', '2'] })
  after.goOn()
  expect(after.state.get().kept).toEqual([])
})

test('many codes together are stored once', async () => {
  const writes: unknown[] = []
  const storage = memory()
  const session = createScanSession('fleet-42', {
    ...storage,
    update: async (key, change) => {
      writes.push(key)
      return storage.update(key, change)
    },
  })
  await session.load()
  for (let id = 0; id < 5000; id += 1) session.add(items(String(id)))
  expect(idsOf(await opened(storage))).toHaveLength(5000)
  expect(writes).toHaveLength(1)
})

test('what is added before the stored list is read comes after it, and overwrites nothing', async () => {
  const storage = memory()
  const before = await opened(storage)
  before.add(items('1', '2'))
  const early = createScanSession('fleet-42', storage)
  early.add(items('2', '3'))
  await early.load()
  expect(idsOf(early)).toEqual(['1', '2', '3'])
  expect(idsOf(await opened(storage))).toEqual(['1', '2', '3'])
})

test('what was scanned just before the page goes is stored', async () => {
  const storage = memory()
  const session = createScanSession('fleet-42', { ...storage, update: () => new Promise(() => {}) })
  await session.load()
  session.flush()
  expect(await storage.read('scan fleet-42')).toBeUndefined()
  session.add(items('1'))
  session.flush()
  expect(idsOf(await opened(storage))).toEqual(['1'])
})

test('two tabs that scan one list add to it, and each shows what the other does', async () => {
  const storage = memory()
  const here = await opened(storage)
  const there = await opened(storage)
  const ends = [here.follow(), there.follow()]
  here.add(items('1'))
  there.add(items('2', '3'))
  await waitFor(() => expect(idsOf(here).toSorted()).toEqual(['1', '2', '3']))
  await waitFor(() => expect(idsOf(there).toSorted()).toEqual(['1', '2', '3']))
  expect(there.has('1')).toBe(true)
  here.remove(['2'])
  there.expect('24')
  there.add(items('4'))
  await waitFor(() => expect(idsOf(here).toSorted()).toEqual(['1', '3', '4']))
  await waitFor(() => expect(idsOf(there).toSorted()).toEqual(['1', '3', '4']))
  expect(here.state.get().expected).toBe('24')
  expect(idsOf(await opened(storage)).toSorted()).toEqual(['1', '3', '4'])

  // A saved list goes in both, with what was scanned until then.
  here.clear()
  await waitFor(() => expect(idsOf(there)).toEqual([]))
  expect(await storage.read('scan fleet-42')).toBeUndefined()
  for (const end of ends) end()
})

test('a storage that refuses to store or to answer loses nothing of what is shown', async () => {
  const session = await opened(noStorage)
  const end = session.follow()
  session.add(items('1', '2'))
  await setImmediate()
  const channel = new BroadcastChannel('waypost scan fleet-42')
  channel.postMessage({ isEmpty: false })
  await setImmediate()
  session.remove(['1'])
  await setImmediate()
  expect(idsOf(session)).toEqual(['2'])
  channel.close()
  end()
})

test('a list that is cleared when it is no longer followed is empty in other tabs too', async () => {
  const storage = memory()
  const here = await opened(storage)
  const other = await opened(storage)
  const end = here.follow()
  const endOther = other.follow()
  here.add(items('1'))
  await waitFor(() => expect(idsOf(other)).toEqual(['1']))
  end()
  here.clear()
  await waitFor(() => expect(idsOf(other)).toEqual([]))
  endOther()
})

test('a list of its own is left to no other tab, and found again', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  // The list of another tab is not waited for.
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const storage = memory()
  const openOwn = async () => {
    const session = createScanSession('fleet-new', storage, { own: true })
    await session.load()
    return session
  }
  const here = await openOwn()
  here.add(items('1'))
  const other = await openOwn()
  expect(idsOf(other)).toEqual([])
  other.add(items('2'))
  await setImmediate()
  here.release()
  other.release()
  patience.mockReturnValue(new AbortController().signal)
  const again = await openOwn()
  expect(idsOf(again)).toEqual(['1'])
  again.release()
  patience.mockRestore()
  vi.unstubAllGlobals()
})

test('no item is in the list twice', async () => {
  const session = await opened(memory())
  session.add(items('1', '1', '2'))
  session.add(items('2', '3'))
  expect(idsOf(session)).toEqual(['1', '2', '3'])
  expect([session.has('3'), session.has('4')]).toEqual([true, false])
})

test('undo removes what was added last', async () => {
  const session = await opened(memory())
  session.add(items('1', '2'))
  session.remove(['2'])
  session.add(items('3'))
  expect(session.undo()?.name).toBe('MAC 3')
  expect(session.undo()?.name).toBe('MAC 1')
  expect(session.undo()).toBeUndefined()
})

test('discarding forgets what was kept, not what was scanned since', async () => {
  const storage = memory()
  const before = await opened(storage)
  before.add(items('1', '2', '3'))
  const after = await opened(storage)
  after.add(items('4'))
  after.undo()
  after.remove(['3'])
  after.add(items('5'))
  expect(after.state.get().kept).toEqual(['1', '2'])
  after.discard()
  expect(idsOf(after)).toEqual(['5'])
  expect(idsOf(await opened(storage))).toEqual(['5'])
})

test('a list that was cleared or emptied is not stored any more', async () => {
  const storage = memory()
  const session = await opened(storage)
  session.add(items('1'))
  session.expect('2')
  session.clear()
  expect(await storage.read('scan fleet-42')).toBeUndefined()
})

test.each([undefined, 7, {}, { entries: 'x' }, { entries: [{ id: 7 }, null], expected: 3 }])(
  'a stored value that is not a list is ignored: %j',
  async (stored) => {
    const storage = memory()
    await storage.write('scan fleet-42', stored)
    const session = await opened(storage)
    expect(session.state.get()).toMatchObject({ isRead: true, entries: [], expected: '' })
  },
)
