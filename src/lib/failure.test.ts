import { expect, test } from 'vitest'
import { pauseOf, policyOf, reasonOf, type Failure } from './failure.ts'

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

test.each([
  [400, 'refused'],
  [404, 'missing'],
  [408, 'timeout'],
  [409, 'refused'],
  [413, 'tooLarge'],
  [422, 'refused'],
  [429, 'busy'],
  [500, 'http'],
])(
  '%i without words is explained as %s; a retry is offered wherever the text says so',
  (status, reason) => {
    const error = Object.assign(new Error(), { kind: 'http' as const, status })
    expect(reasonOf(error)).toBe(reason)
    const saysTryAgain = ['timeout', 'busy', 'http'].includes(reason)
    expect(policyOf(error).retry ?? false).toBe(saysTryAgain)
  },
)

test('forbidden and missing records replace the whole screen', () => {
  expect(failed({ kind: 'http', status: 403 }).page).toBe('forbidden')
  expect(failed({ kind: 'http', status: 404 }).page).toBe('missing')
  expect(failed({ kind: 'http', status: 500 }).page).toBeUndefined()
})

test.each([429, 503])('%i is no refusal: reads wait, and a retry is offered', (status) => {
  expect(failed({ kind: 'http', status })).toEqual({ wait: true, retry: true })
})

test.each([
  ['7', 7000],
  [new Date(Date.now() + 20_000).toUTCString(), 20_000],
  ['86400', 60_000],
  [null, 5000],
  ['soon', 5000],
])('the pause that %j asks for is about %i ms', (retryAfter, expected) => {
  const pause = pauseOf(Object.assign(new Error(), { retryAfter }))
  expect(Math.abs(pause - expected)).toBeLessThan(1500)
})
