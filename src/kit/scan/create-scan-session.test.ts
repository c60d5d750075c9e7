import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { createScanSession } from './create-scan-session.ts'

/** An asynchronous storage, like a browser's. */
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

const shown: ReturnType<typeof createScanSession>[] = []

async function opened(storage: UserStorage) {
  let time = 0
  const session = createScanSession('fleet-42', storage, { now: () => (time += 1) })
  shown.push(session)
  void session.load()
  await waitFor(() => expect(session.state.get().isRead).toBe(true))
  return session
}

/** The data that another tab would read. */
async function stored(storage: UserStorage) {
  await setImmediate()
  const value = (await storage.read('scan fleet-42')) as { entries: { id: string }[] } | undefined
  return value?.entries.map(({ id }) => id)
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

afterEach(() => {
  for (const session of shown.splice(0)) session.release()
  vi.restoreAllMocks()
})

const items = (...ids: string[]) => ids.map((id) => ({ id, name: `MAC ${id}` }))
const idsOf = ({ state }: Pick<ReturnType<typeof createScanSession>, 'state'>) =>
  state.get().entries.map(({ id }) => id)

test('the list survives a reload, and reports what was restored', async () => {
  const storage = memory()
  const before = await opened(storage)
  before.add(items('1', '2'))
  before.expect('24')
  await setImmediate()
  before.release()
  const after = await opened(storage)
  expect(idsOf(after)).toEqual(['1', '2'])
  await waitFor(() => expect(after.state.get().kept).toEqual(['1', '2']))
  expect(after.state.get().expected).toBe('24')
  after.goOn()
  expect(after.state.get().kept).toEqual([])
})

test('a list that another tab shows is not reported as left by an earlier visit', async () => {
  const storage = memory()
  const here = await opened(storage)
  here.add(items('1'))
  await setImmediate()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const there = createScanSession('fleet-42', storage)
  await there.load()
  expect(idsOf(there)).toEqual(['1'])
  expect(there.state.get().kept).toEqual([])
  there.release()
})

test('a restored list is no longer reported once another tab continues it', async () => {
  const storage = memory()
  await storage.write('scan fleet-42', { entries: [{ id: '1', name: 'MAC 1', at: 1 }] })
  const here = await opened(storage)
  const end = here.follow()
  await waitFor(() => expect(here.state.get().kept).toEqual(['1']))
  const there = await opened(storage)
  there.add(items('2'))
  await waitFor(() => expect(here.state.get().kept).toEqual([]))
  expect(idsOf(here)).toContain('1')
  end()
})

test('several codes at once are stored once', async () => {
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
  expect(await stored(storage)).toHaveLength(5000)
  session.release()
  expect(writes).toHaveLength(1)
})

test('items added before the stored list has loaded come after it and overwrite nothing', async () => {
  const storage = memory()
  const before = await opened(storage)
  before.add(items('1', '2'))
  await setImmediate()
  before.release()
  const early = createScanSession('fleet-42', storage)
  early.add(items('2', '3'))
  await early.load()
  expect(idsOf(early)).toEqual(['1', '2', '3'])
  expect(await stored(storage)).toEqual(['1', '2', '3'])
  early.release()
})

test('items scanned just before the page closes are added to the list of another tab', async () => {
  const storage = memory()
  const here = await opened({ ...storage, update: () => new Promise(() => {}) })
  const there = await opened(storage)
  const left = vi.spyOn(storage, 'remove')
  here.flush()
  here.add(items('1', '2', '3'))
  await setImmediate()
  here.remove(['2', '4'])
  here.expect('24')
  there.add(items('4', '5'))
  await setImmediate()
  here.flush()
  expect(await stored(storage)).toEqual(['4', '5'])

  here.release()
  const next = await opened(storage)
  expect(idsOf(next)).toEqual(['5', '1', '3'])
  expect(next.state.get().expected).toBe('24')
  await waitFor(() => expect(left).toHaveBeenCalled())
  expect(await stored(storage)).toEqual(['5', '1', '3'])
})

test('items that could not be stored are stored with the next change', async () => {
  const storage = memory()
  const update = vi.spyOn(storage, 'update').mockResolvedValueOnce(false)
  const session = await opened(storage)
  session.add(items('1', '2'))
  await setImmediate()
  expect(await stored(storage)).toBeUndefined()
  session.remove(['1'])
  session.add(items('3'))
  expect(await stored(storage)).toEqual(['2', '3'])
  expect(update).toHaveBeenCalledTimes(2)
})

test('two tabs that scan into one list add to it and show each other’s items', async () => {
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
  expect((await stored(storage))?.toSorted()).toEqual(['1', '3', '4'])

  // Clearing a saved list removes everything scanned until then from both tabs.
  here.clear()
  await waitFor(() => expect(idsOf(there)).toEqual([]))
  expect(await storage.read('scan fleet-42')).toBeUndefined()
  for (const end of ends) end()
})

test('if storage fails or never answers, nothing on screen is lost', async () => {
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

test('a list cleared after it was closed is empty in other tabs too', async () => {
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

test('a private list belongs to one tab, and is found again', async () => {
  // Unnamed tabs, which may be waiting for the locks of their last page.
  const getItem = (name: string) => (name.startsWith('waypost lock ') ? '' : null)
  vi.stubGlobal('sessionStorage', { getItem, setItem: () => {}, removeItem: () => {} })
  // It does not wait for the list of another tab.
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

test('an item is in the list only once', async () => {
  const session = await opened(memory())
  session.add(items('1', '1', '2'))
  session.add(items('2', '3'))
  expect(idsOf(session)).toEqual(['1', '2', '3'])
  expect([session.has('3'), session.has('4')]).toEqual([true, false])
})

test('undo removes the last item', async () => {
  const session = await opened(memory())
  session.add(items('1', '2'))
  session.remove(['2'])
  session.add(items('3'))
  expect(session.undo()?.name).toBe('MAC 3')
  expect(session.undo()?.name).toBe('MAC 1')
  expect(session.undo()).toBeUndefined()
})

test('discarding removes restored items, but not newer ones', async () => {
  const storage = memory()
  const before = await opened(storage)
  before.add(items('1', '2', '3'))
  await setImmediate()
  before.release()
  const after = await opened(storage)
  await waitFor(() => expect(after.state.get().kept).toHaveLength(3))
  after.add(items('4'))
  after.undo()
  after.remove(['3'])
  after.add(items('5'))
  expect(after.state.get().kept).toEqual(['1', '2'])
  after.discard()
  expect(idsOf(after)).toEqual(['5'])
  expect(await stored(storage)).toEqual(['5'])
})

test('a cleared or emptied list is no longer stored', async () => {
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
