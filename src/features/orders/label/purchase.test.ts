import { expect, test, vi } from 'vitest'
import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import { hasLabel, labelState, purchase } from './purchase.ts'

const label: ShipmentTransaction = { status: 'SUCCESS', tracking_number: 'NL1' }
const refusedLabel: ShipmentTransaction = {
  status: 'ERROR',
  messages: [
    { text: 'No pick-up.', source: 'Swift' },
    { text: 'Swift: call us.', source: 'Swift' },
  ],
}
const failure = (kind: 'http' | 'timeout' | 'network', status?: number) =>
  Object.assign(new Error('failed'), { kind, status })

function calls(
  buy: () => Promise<ShipmentTransaction>,
  read: () => Promise<ShipmentTransaction | null>,
) {
  return { buy: vi.fn(buy), read: vi.fn(read) }
}
const never = () => Promise.reject(new Error('must not be called'))
const fails = (error: Error) => () => Promise.reject(error)

test.each([
  [null, 'none'],
  ['ERROR', 'failed'],
  ['QUEUED', 'undecided'],
  ['WAITING', 'undecided'],
  ['SUCCESS', 'bought'],
  ['REFUNDED', 'bought'],
] as const)('a transaction of status %s is %s', (status, state) => {
  expect(labelState(status && { status })).toBe(state)
})

test('a response decides without another call', async () => {
  const both = calls(async () => label, never)
  expect(await purchase(false, both)).toEqual({
    kind: 'bought',
    transaction: label,
    how: 'answered',
  })
  expect(both.read).not.toHaveBeenCalled()
})

test('a refusal names the carrier once per sentence', async () => {
  expect(
    await purchase(
      false,
      calls(async () => refusedLabel, never),
    ),
  ).toEqual({
    kind: 'refused',
    texts: ['Swift: No pick-up.', 'Swift: call us.'],
  })
})

test.each([
  ['a time-out', failure('timeout')],
  ['a lost connection', failure('network')],
  ['a failure inside the server', failure('http', 500)],
])('after %s the label is looked up and never bought twice', async (_, error) => {
  const found = calls(fails(error), async () => label)
  expect(await purchase(false, found)).toMatchObject({ kind: 'bought', how: 'found' })
  const missing = calls(fails(error), async () => null)
  expect(await purchase(false, missing)).toMatchObject({ kind: 'notFound', failure: error })
  const silent = calls(fails(error), fails(failure('network')))
  expect(await purchase(false, silent)).toMatchObject({ kind: 'unknown', failure: error })
  for (const { buy } of [found, missing, silent]) expect(buy).toHaveBeenCalledTimes(1)
})

test('after a lost response nothing is sent before the label is looked up', async () => {
  const found = calls(never, async () => label)
  expect(await purchase(true, found)).toMatchObject({ kind: 'bought', how: 'found' })
  const silent = calls(never, fails(failure('network')))
  expect(await purchase(true, silent)).toMatchObject({ kind: 'unknown' })
  for (const { buy } of [found, silent]) expect(buy).not.toHaveBeenCalled()
  const missing = calls(
    async () => label,
    async () => null,
  )
  expect(await purchase(true, missing)).toMatchObject({ kind: 'bought', how: 'answered' })
})

test('a conflict shows the label that exists', async () => {
  const conflict = fails(failure('http', 409))
  expect(
    await purchase(
      false,
      calls(conflict, async () => label),
    ),
  ).toMatchObject({ how: 'existed' })
  expect(
    await purchase(
      false,
      calls(conflict, async () => null),
    ),
  ).toMatchObject({ kind: 'failed' })
})

test('an expired rate and a missing order are refusals', async () => {
  expect(await purchase(false, calls(fails(failure('http', 422)), never))).toMatchObject({
    kind: 'expired',
  })
  expect(await purchase(false, calls(fails(failure('http', 404)), never))).toMatchObject({
    kind: 'failed',
  })
})

test('a failed transaction is not a label', () => {
  expect([null, undefined, refusedLabel, label].map(hasLabel)).toEqual([false, false, false, true])
})
