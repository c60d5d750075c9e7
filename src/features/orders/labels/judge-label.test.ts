import { expect, test, vi } from 'vitest'
import type { Order, Shipment, ShipmentTransaction } from '~/api/generated/model/index.ts'
import { buyAlone, keptLabel } from '~/features/orders/label/buy-alone.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { waitFor } from '~/testing/time.ts'
import { buyConfirmed, judgeLabel, type LabelBuyer, type LabelReader } from './judge-label.ts'

const item = { id: 9003, number: 'WP-10423' }
const parcel = {
  weightUnit: 'lb',
  weight: 6,
  lengthInInches: 14,
  widthInInches: 12,
  heightInInches: 8,
} as const
const rates = [
  { rateId: 'a', description: 'Northline Ground', carrier: 'Northline', cost: 14.35 },
  { rateId: 'b', description: 'Postway Economy', carrier: 'Postway', cost: 11.9 },
]
const label: ShipmentTransaction = { status: 'SUCCESS', tracking_number: 'NL1' }

const configured = {
  orderStatus: { token: 'configured', name: 'Configured' },
  shippingToName: 'Northgate Foods',
} as Order
const basis = { status: configured.orderStatus, address: 'Northgate Foods' }
const shipmentOf = (change: Partial<Shipment> = {}): Shipment => ({ rates, parcels: [], ...change })

/** What a browser without an earlier purchase knows. */
const nothingKept = () => {
  const storage = memoryStorage()
  return (id: number) => keptLabel(storage, id)
}

function readerOf(change: Partial<LabelReader> = {}) {
  return {
    kept: nothingKept(),
    sentText: 'no response',
    transaction: vi.fn(async () => null),
    order: vi.fn(async () => configured),
    validate: vi.fn(async () => ({ validation_results: { is_valid: true } })),
    shipment: vi.fn(async () => shipmentOf()),
    statusText: () => 'Started',
    listText: (names: string[]) => names.join(' and '),
    ...change,
  }
}
const judge = (reader: LabelReader, carrier: string | null = null) =>
  judgeLabel(item, { parcel, rule: { carrier } }, reader)

test('the rule selects the rate that would be bought', async () => {
  expect(await judge(readerOf())).toEqual({
    kind: 'ready',
    rate: { rateId: 'b', description: 'Postway Economy', cost: 11.9 },
    basis,
  })
  expect((await judge(readerOf(), 'northline')).rate?.rateId).toBe('a')
  expect(await judge(readerOf(), 'Swift')).toEqual({
    kind: 'otherCarriers',
    note: 'Northline and Postway',
  })
})

test('no rates are requested for an order that has a label or is not configured', async () => {
  const labeled = readerOf({ transaction: async () => label })
  expect(await judge(labeled)).toEqual({ kind: 'done', label })
  const started = readerOf({
    order: async () => ({ ...configured, orderStatus: { token: 'started' } }) as Order,
  })
  expect(await judge(started)).toEqual({ kind: 'notConfigured', note: 'Started' })
  for (const { validate, shipment } of [labeled, started]) {
    expect(validate).not.toHaveBeenCalled()
    expect(shipment).not.toHaveBeenCalled()
  }
})

test('an invalid address needs a tick, or has no rates', async () => {
  const invalid = {
    validate: async () => ({
      validation_results: { is_valid: false, messages: [{ text: 'No such street.' }] },
    }),
  }
  expect(await judge(readerOf(invalid))).toMatchObject({ kind: 'invalid', note: 'No such street.' })
  const unreachable = readerOf({
    ...invalid,
    shipment: async () =>
      shipmentOf({ rates: [], invalidDestinationDescriptions: ['No carrier delivers there.'] }),
  })
  expect(await judge(unreachable)).toEqual({ kind: 'noRates', note: 'No carrier delivers there.' })
})

const ready = { kind: 'ready', rate: { rateId: 'b', description: '', cost: 11.9 }, basis } as const
const now = { order: configured, shipment: shipmentOf(), transaction: null }

function buyerOf(change: Partial<LabelBuyer> = {}) {
  return {
    kept: nothingKept(),
    now: vi.fn(async () => now as Awaited<ReturnType<LabelBuyer['now']>>),
    transaction: vi.fn(async (): Promise<ShipmentTransaction | null> => null),
    buy: vi.fn(async () => label),
    pause: vi.fn(async () => undefined),
    changedText: (changes: readonly { what: string }[]) =>
      changes.map(({ what }) => what).join(' and '),
    hasLabelText: 'has a label',
    refusedText: 'refused',
    ...change,
  }
}

const harbor = { ...configured, shippingToName: 'Harbor Grill' }
const completed = { ...configured, orderStatus: { token: 'completed', name: 'Completed' } } as Order

test.each([
  ['got a label', { transaction: label }, 'has a label'],
  ['was completed', { order: completed }, 'status'],
  ['got another address', { order: harbor, shipment: null }, 'address'],
  ['got other rates', { shipment: shipmentOf({ rates: [] }) }, 'rate'],
])('for an order that %s in the meantime, nothing is bought', async (_, change, serverText) => {
  const buyer = buyerOf({ now: async () => ({ ...now, ...change }) })
  await expect(buyConfirmed(item, ready, buyer)).rejects.toMatchObject({ serverText, status: 409 })
  expect(buyer.buy).not.toHaveBeenCalled()
})

test('a queued label is read until it is decided', async () => {
  const queued = { status: 'QUEUED' }
  const answers = [queued, queued, label]
  const buyer = buyerOf({
    buy: async () => queued,
    transaction: async () => answers.shift() ?? null,
  })
  expect(await buyConfirmed(item, ready, buyer)).toMatchObject(label)
  expect(buyer.pause).toHaveBeenCalledTimes(2)
})

test('a label that stays queued does not delay the others', async () => {
  const queued = { status: 'QUEUED' }
  let isFirst = true
  const transaction = vi.fn(async () => {
    const answer = isFirst ? null : queued
    isFirst = false
    return answer
  })
  const buyer = buyerOf({ buy: async () => queued, transaction })
  expect(await buyConfirmed(item, ready, buyer)).toMatchObject(queued)
  expect(transaction.mock.calls.length).toBeLessThan(30)
})

test('a refusal has the carrier’s text', async () => {
  const refused = { status: 'ERROR', messages: [{ text: 'No pick-up.', source: 'Swift' }] }
  await expect(
    buyConfirmed(item, ready, buyerOf({ buy: async () => refused })),
  ).rejects.toMatchObject({ serverText: 'Swift: No pick-up.', status: 409 })
  await expect(
    buyConfirmed(item, ready, buyerOf({ buy: async () => ({ status: 'ERROR' }) })),
  ).rejects.toMatchObject({ serverText: 'refused' })
})

test('an order whose label is being bought in another tab gets no second one', async () => {
  const kept = nothingKept()
  let sold: ShipmentTransaction | null = null
  const answered = Promise.withResolvers<void>()
  const buy = vi.fn(async () => {
    await answered.promise
    sold = label
    return label
  })
  const server = { now: async () => ({ ...now, transaction: sold }), transaction: async () => sold }
  const wizard = buyAlone(item.id, ready, kept(item.id), { ...server, buy })
  await waitFor(() => expect(buy).toHaveBeenCalledOnce())
  const batch = buyConfirmed(item, ready, buyerOf({ ...server, buy, kept }))
  const check = judge(readerOf({ kept, transaction: server.transaction }))
  answered.resolve()
  expect(await wizard).toMatchObject({ kind: 'bought', how: 'answered' })
  await expect(batch).rejects.toMatchObject({ serverText: 'has a label' })
  expect(await check).toMatchObject({ kind: 'done' })
  expect(buy).toHaveBeenCalledOnce()
})

test('an order is not simply ready after a purchase without a response', async () => {
  const kept = nothingKept()
  const lost = Object.assign(new Error('lost'), { kind: 'timeout' })
  const buyer = buyerOf({ kept, buy: () => Promise.reject(lost) })
  await expect(buyConfirmed(item, ready, buyer)).rejects.toBe(lost)
  expect(await judge(readerOf({ kept }))).toMatchObject({ kind: 'sent', note: 'no response' })
  // It arrived late.
  expect(await judge(readerOf({ kept, transaction: async () => label }))).toMatchObject({
    kind: 'done',
  })
  expect(await kept(item.id).read()).toEqual({})
})

test('a purchase is recorded until its outcome is known', async () => {
  const kept = nothingKept()
  const recorded: (string | undefined)[] = []
  const buy = async () => {
    recorded.push((await kept(item.id).read()).sentRate)
    return { status: 'ERROR' }
  }
  await expect(buyConfirmed(item, ready, buyerOf({ kept, buy }))).rejects.toThrow('refused')
  recorded.push((await kept(item.id).read()).sentRate)
  expect(recorded).toEqual(['b', undefined])
})
