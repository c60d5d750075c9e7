import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { storedValue } from './use-stored.ts'

/** The value in one tab. */
function open(storage: UserStorage) {
  const queryClient = new QueryClient()
  const { query, update } = storedValue(queryClient, storage, 'names', z.array(z.string()), [])
  return {
    read: () => queryClient.fetchQuery(query),
    shown: () => queryClient.getQueryData(query.queryKey),
    add: (name: string) => update((before) => [...before, name]),
  }
}

test.each([undefined, null, 7, 'x', { names: [] }, [7]])(
  '%o means the initial value',
  async (names) => {
    expect(await open(memoryStorage({ names })).read()).toEqual([])
  },
)

test('what two tabs change is both stored', async () => {
  const storage = memoryStorage({ names: ['UPS'] })
  const [here, there] = [open(storage), open(storage)]
  await Promise.all([here.read(), there.read()])
  await Promise.all([here.add('USPS'), there.add('FedEx')])
  expect(await storage.read('names')).toEqual(['UPS', 'USPS', 'FedEx'])
})

test('other tabs hear which value has changed', async () => {
  const heard = Promise.withResolvers<unknown>()
  const otherTab = new BroadcastChannel('waypost.changes')
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.resolve(data))
  const storage = memoryStorage({ names: ['UPS'] })
  await open(storage).add('FedEx')
  expect(await heard.promise).toEqual(['stored', storage.name, 'names'])
  otherTab.close()
})

test('a change is shown before it is stored, and a read that began earlier does not undo it', async () => {
  const reads: PromiseWithResolvers<unknown>[] = []
  const storage: UserStorage = {
    ...memoryStorage(),
    read: () => {
      const read = Promise.withResolvers<unknown>()
      reads.push(read)
      return read.promise
    },
    update: () => new Promise(() => {}),
  }
  const { read, add, shown } = open(storage)
  const first = read()
  reads[0]!.resolve(['UPS'])
  await first
  const second = read()
  void add('USPS')
  await expect.poll(shown).toEqual(['UPS', 'USPS'])
  reads[1]!.resolve(['UPS'])
  await second.catch(() => undefined)
  expect(shown()).toEqual(['UPS', 'USPS'])
})

test('two changes at once are both shown at once', async () => {
  const storage: UserStorage = {
    ...memoryStorage({ names: ['UPS'] }),
    update: () => new Promise(() => {}),
  }
  const { read, add, shown } = open(storage)
  await read()
  void add('USPS')
  void add('FedEx')
  expect(shown()).toEqual(['UPS', 'USPS', 'FedEx'])
})

test('what another tab has changed does not hide a change that is not stored yet', async () => {
  const storage = memoryStorage({ names: ['UPS'] })
  const writing = Promise.withResolvers<void>()
  const slow: UserStorage = {
    ...storage,
    update: async (...args) => {
      await writing.promise
      return storage.update(...args)
    },
  }
  const { read, add, shown } = open(slow)
  await read()
  const added = add('USPS')
  await open(storage).add('FedEx')
  await read()
  expect(shown()).toEqual(['UPS', 'USPS'])
  writing.resolve()
  await added
  expect(await read()).toEqual(['UPS', 'FedEx', 'USPS'])
})

test('a change made before the first read waits for what is stored', async () => {
  const storage = memoryStorage({ names: ['UPS'] })
  const { add, shown } = open(storage)
  const added = add('USPS')
  expect(shown()).toBeUndefined()
  await added
  expect(shown()).toEqual(['UPS', 'USPS'])
  expect(await storage.read('names')).toEqual(['UPS', 'USPS'])
})

test('without a storage a change lasts as long as the page', async () => {
  const { add, shown } = open(noStorage)
  await add('USPS')
  expect(shown()).toEqual(['USPS'])
})
