import { afterEach, expect, test, vi } from 'vitest'
import { settingsOf } from './user-storage.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a storage that never answers is read as an empty one', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const read = settingsOf(1).read('recent-screens')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await read).toBeUndefined()
})

test('a storage that never answers holds nothing up, and says so', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {} })
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const { write, remove, update } = settingsOf(2)
  const ended = Promise.all([write('a', 1), remove('a'), update('a', () => 2)])
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await ended).toEqual([undefined, undefined, false])

  // Many writes in a row, such as those of a delivery, do not each wait as long.
  const next = update('a', () => 3)
  await vi.advanceTimersByTimeAsync(500)
  expect(await next).toBe(false)
})

test('what a page has stored as it went is read, and kept until the storage has it', async () => {
  vi.useFakeTimers()
  const removeItem = vi.fn()
  vi.stubGlobal('sessionStorage', { getItem: () => '{"note":"Rosa"}', removeItem })
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const read = settingsOf(3).read('note')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await read).toEqual({ note: 'Rosa' })
  expect(removeItem).not.toHaveBeenCalled()
})
