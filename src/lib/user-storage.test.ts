import { afterEach, expect, test, vi } from 'vitest'
import { settingsOf } from './user-storage.ts'

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
