import { expect, test, vi } from 'vitest'
import { goBackOnce } from './go-back-once.ts'

test('two presses go back once, and a later one again', () => {
  const listeners = new Set<() => void>()
  const go = vi.fn<(steps: number) => void>()
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  }
  const router = { history: { go, subscribe } }
  goBackOnce(router)
  goBackOnce(router)
  expect(go.mock.calls).toEqual([[-1]])
  for (const changed of listeners) changed()
  goBackOnce(router, -2)
  expect(go.mock.calls).toEqual([[-1], [-2]])
})
