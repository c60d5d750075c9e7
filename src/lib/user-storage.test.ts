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
