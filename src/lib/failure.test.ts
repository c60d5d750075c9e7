import { expect, test } from 'vitest'
import { policyOf, type Failure } from './failure.ts'

const failed = (details: Partial<Failure>) => policyOf(Object.assign(new Error(), details))

test('only a call that failed in the network is retried automatically', () => {
  expect(failed({ kind: 'network' }).repeat).toBe(true)
  expect(failed({ kind: 'timeout' }).repeat).toBeUndefined()
  expect(failed({ kind: 'http', status: 500 }).repeat).toBeUndefined()
})

test.each<Partial<Failure>>([
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'contract', status: 200 },
  { kind: 'http', status: 401 },
  { kind: 'http', status: 503 },
  {},
])('a retry is offered after %o', (details) => {
  expect(failed(details).retry).toBe(true)
})

test.each([400, 403, 404, 409, 422])(
  'a refusal (%i) stays one, and no retry is offered',
  (status) => {
    expect(failed({ kind: 'http', status })).toMatchObject({ refusal: true })
    expect(failed({ kind: 'http', status }).retry).toBeUndefined()
  },
)

test('forbidden and missing records replace the whole screen', () => {
  expect(failed({ kind: 'http', status: 403 }).page).toBe('forbidden')
  expect(failed({ kind: 'http', status: 404 }).page).toBe('missing')
  expect(failed({ kind: 'http', status: 500 }).page).toBeUndefined()
})
