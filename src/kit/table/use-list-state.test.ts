import { expect, test, vi } from 'vitest'
import { mayPush } from './use-list-state.ts'

test('the first hundred addresses of a visit are pushed, then one error reports the limit', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const router = {}
  const pushed = Array.from({ length: 150 }, () => mayPush(router))
  expect(pushed.filter(Boolean)).toHaveLength(100)
  expect(pushed.slice(0, 100).every(Boolean)).toBe(true)
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})

test('another visit starts from zero', () => {
  expect(mayPush({})).toBe(true)
})
