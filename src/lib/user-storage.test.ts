import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findUnsent } from './unsent.ts'
import { settingsOf } from './user-storage.ts'

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a storage that never answers counts as empty', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const read = settingsOf(1).read('recent-screens')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await read).toBeUndefined()
})

test('what is unsent is unknown while the storage never answers', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const found = findUnsent()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await found).toBeUndefined()
})

test('a storage that never answers blocks nothing, and reports failure', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {} })
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const { write, remove, update } = settingsOf(2)
  const ended = Promise.all([write('a', 1), remove('a'), update('a', () => 2)])
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await ended).toEqual([undefined, undefined, false])

  // Many writes in a row, such as those of a delivery, do not each wait that long.
  const next = update('a', () => 3)
  await vi.advanceTimersByTimeAsync(500)
  expect(await next).toBe(false)
})

test('a value written while a page closes is read, and kept until it is stored', async () => {
  vi.useFakeTimers()
  const removeItem = vi.fn()
  vi.stubGlobal('sessionStorage', { getItem: () => '{"note":"Rosa"}', removeItem })
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const read = settingsOf(3).read('note')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await read).toEqual({ note: 'Rosa' })
  expect(removeItem).not.toHaveBeenCalled()
})

/** The storage of a page that goes before IndexedDB has answered, and of its next page. */
async function pageThatGoes(act: (storage: ReturnType<typeof settingsOf>) => unknown) {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const pageOf = async () => {
    vi.resetModules()
    const { settingsOf: storageOf } = await import('./user-storage.ts')
    return storageOf(4)
  }
  act(await pageOf())
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  const next = await pageOf()
  const read = async (key: string) => {
    const value = next.read(key)
    await vi.advanceTimersByTimeAsync(3000)
    return value
  }
  return { read, kept }
}

test('what is being written when the page goes is found by its next page', async () => {
  const { read } = await pageThatGoes(({ write }) => {
    void write('views', ['Markets', 'Cold'])
    void write('views', ['Cold'])
    void write('density', 'compact')
  })
  expect(await read('views')).toEqual(['Cold'])
  expect(await read('density')).toBe('compact')
})

test('what is written as the page goes is found by its next page', async () => {
  const { read } = await pageThatGoes((storage) =>
    document.addEventListener('visibilitychange', () => void storage.write('note', 'Rosa')),
  )
  expect(await read('note')).toBe('Rosa')
})

test('what is expected to be stored is found by the next page', async () => {
  const { read } = await pageThatGoes(({ expect: announce }) => announce('views', ['Cold']))
  expect(await read('views')).toEqual(['Cold'])
})

test('what is being removed when the page goes is removed by its next page', async () => {
  const { read, kept } = await pageThatGoes(({ write, remove }) => {
    void write('note', 'Rosa')
    void remove('note')
  })
  expect([...kept.keys()]).toEqual(['waypost-settings 4 note'])
  expect(await read('note')).toBeUndefined()
})
