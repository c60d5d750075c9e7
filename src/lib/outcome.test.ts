import { expect, test } from 'vitest'
import type { Failure } from './failure.ts'
import { deleted, mayBeDone } from './outcome.ts'

const failure = (change: Partial<Failure>): Failure =>
  Object.assign(new Error('Failed.'), { kind: 'http' as const }, change)

test('a record that does not exist counts as deleted', async () => {
  await expect(deleted(Promise.reject(failure({ status: 404 })))).resolves.toBeUndefined()
  await expect(deleted(Promise.reject(failure({ status: 409 })))).rejects.toThrow('Failed.')
})

test.each<[Partial<Failure>, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ status: 500 }, true],
  [{ status: 503 }, true],
  [{ status: 503, retryAfter: '5' }, false],
  [{ status: 429 }, false],
  [{ status: 422 }, false],
])('a call that failed with %o may be done: %s', (change, expected) => {
  expect(mayBeDone(failure(change))).toBe(expected)
})
