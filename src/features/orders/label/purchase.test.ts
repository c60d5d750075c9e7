import { expect, test, vi } from 'vitest'
import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import { hasLabel, labelState, purchase, type PurchaseCalls } from './purchase.ts'
import type { Change } from './stale.ts'

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

type Calls = { [Name in keyof PurchaseCalls]?: PurchaseCalls[Name] }

const never = () => Promise.reject(new Error('must not be called'))
const fails = (error: Error) => () => Promise.reject(error)
const checked = (transaction: ShipmentTransaction | null, changes: Change[] = []) =>
  vi.fn(async () => ({ transaction, changes }))

const calls = (own: Calls) => ({
  check: checked(null),
  record: vi.fn(async () => undefined),
  read: never,
  ...own,
  buy: vi.fn(own.buy ?? never),
})

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

test('a purchase is checked, then recorded, then sent', async () => {
  const order: string[] = []
  const note =
    <Value>(name: string, value: Value) =>
    async () => {
      order.push(name)
      return value
    }
  expect(
    await purchase(false, {
      check: note('check', { transaction: null, changes: [] }),
      record: note('record', undefined),
      buy: note('buy', label),
      read: never,
    }),
  ).toEqual({ kind: 'bought', transaction: label, how: 'answered' })
  expect(order).toEqual(['check', 'record', 'buy'])
})

const moved: Change = { what: 'address', before: '1 Old St', now: '2 New St' }

test.each([
  ['the order has changed', checked(null, [moved]), { kind: 'changed', changes: [moved] }],
  ['there is a label', checked(label, [moved]), { kind: 'bought', how: 'existed' }],
  ['the order cannot be read', fails(failure('network')), { kind: 'failed' }],
  ['the order is gone', fails(failure('http', 404)), { kind: 'failed' }],
])('nothing is recorded or bought if %s', async (_, check, outcome) => {
  const all = calls({ check })
  expect(await purchase(false, all)).toMatchObject(outcome)
  expect(all.record).not.toHaveBeenCalled()
  expect(all.buy).not.toHaveBeenCalled()
})

test('a refusal names the carrier once per sentence', async () => {
  expect(await purchase(false, calls({ buy: async () => refusedLabel }))).toEqual({
    kind: 'refused',
    texts: ['Swift: No pick-up.', 'Swift: call us.'],
  })
})

test.each([
  ['a time-out', failure('timeout')],
  ['a lost connection', failure('network')],
  ['a failure inside the server', failure('http', 500)],
])('after %s the label is looked up and never bought twice', async (_, error) => {
  const found = calls({ buy: fails(error), read: async () => label })
  expect(await purchase(false, found)).toMatchObject({ kind: 'bought', how: 'found' })
  const missing = calls({ buy: fails(error), read: async () => null })
  expect(await purchase(false, missing)).toMatchObject({ kind: 'notFound', failure: error })
  const silent = calls({ buy: fails(error), read: fails(failure('network')) })
  expect(await purchase(false, silent)).toMatchObject({ kind: 'unknown', failure: error })
  for (const { buy } of [found, missing, silent]) expect(buy).toHaveBeenCalledTimes(1)
})

test('after a lost response nothing is sent before the label is looked up', async () => {
  const found = calls({ check: checked(label) })
  expect(await purchase(true, found)).toMatchObject({ kind: 'bought', how: 'found' })
  const silent = calls({ check: fails(failure('network')) })
  expect(await purchase(true, silent)).toMatchObject({ kind: 'unknown' })
  for (const { buy } of [found, silent]) expect(buy).not.toHaveBeenCalled()
  const missing = calls({ buy: async () => label })
  expect(await purchase(true, missing)).toMatchObject({ kind: 'bought', how: 'answered' })
})

test('a conflict shows the label that exists', async () => {
  const buy = fails(failure('http', 409))
  expect(await purchase(false, calls({ buy, read: async () => label }))).toMatchObject({
    how: 'existed',
  })
  expect(await purchase(false, calls({ buy, read: async () => null }))).toMatchObject({
    kind: 'failed',
  })
})

const expired = Object.assign(failure('http', 422), { fieldErrors: [{ field: 'rateId' }] })

test.each([
  ['an expired rate', expired, 'expired'],
  ['another broken rule', failure('http', 422), 'failed'],
  ['a missing order', failure('http', 404), 'failed'],
])('%s is a refusal, with the server’s reason', async (_, error, kind) => {
  expect(await purchase(false, calls({ buy: fails(error) }))).toEqual({ kind, failure: error })
})

test('a failed transaction is not a label', () => {
  expect([null, undefined, refusedLabel, label].map(hasLabel)).toEqual([false, false, false, true])
})
