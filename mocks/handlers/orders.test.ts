import { beforeEach, describe, expect, test } from 'vitest'
import type { BodyOf } from '../operations.ts'
import { hoboken, quote } from './test-orders.ts'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

type Order = BodyOf<'createOrder'>['order']

const withQuote: Order = {
  ...hoboken,
  orderAttachments: [{ uploadFilename: 'k7q2mx9a', description: 'Signed quote' }],
}

const create = async (order: Order, uploads?: File[]) =>
  (await succeed('createOrder', { body: { order, ...(uploads && { uploads }) } })).order
const read = async (id: number) => (await succeed('getOrder', { path: { id } })).order

describe('the statuses', () => {
  test('have a sort order, which is not that of the list', async () => {
    const { orderStatuses } = await succeed('listOrderStatuses')
    const ordered = orderStatuses.toSorted((a, b) => a.displayOrder - b.displayOrder)
    expect(orderStatuses).not.toEqual(ordered)
    expect(ordered.map(({ token }) => token)).toEqual([
      'new',
      'started',
      'configured',
      'shipped',
      'completed',
    ])
  })
})

describe('the device types', () => {
  test('are those of the catalog', async () => {
    expect((await succeed('listDeviceTypes')).deviceTypes).toHaveLength(6)
  })
})

describe('the list of orders', () => {
  test('has every order, the newest first', async () => {
    const { orders } = await succeed('listOrders')
    expect(orders.slice(0, 4).map(({ displayNumber }) => displayNumber)).toEqual([
      'WP-10424',
      'WP-10423',
      'WP-10422',
      'WP-10421',
    ])
    expect(orders).toHaveLength(world().orders.size)
    const times = orders.map(({ createdAt }) => String(createdAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('leaves statuses out, and ignores unknown ones', async () => {
    const query = { excludeStatuses: 'completed,shipped,quarantined,lost' }
    const { orders } = await succeed('listOrders', { query })
    expect(new Set(orders.map(({ orderStatus }) => orderStatus.token))).toEqual(
      new Set(['new', 'started', 'configured']),
    )
  })

  test.each([
    ['reno-warehouse', 'reno-warehouse'],
    ['none', undefined],
  ])('keeps the orders of the location %s', async (includeLocation, token) => {
    const { orders } = await succeed('listOrders', { query: { includeLocation } })
    expect(orders.length).toBeGreaterThan(0)
    expect(orders.every((order) => order.deviceInventoryLocation?.token === token)).toBe(true)
  })

  test('is complete when its filters are empty', async () => {
    const query = { excludeStatuses: '', includeLocation: '' }
    expect(await succeed('listOrders', { query })).toEqual(await succeed('listOrders'))
  })

  test('includes every location for any, and none for an unknown one', async () => {
    const any = await succeed('listOrders', { query: { includeLocation: 'any' } })
    expect(any.orders).toHaveLength(world().orders.size)
    const query = { includeLocation: 'moon' }
    expect(await succeed('listOrders', { query })).toEqual({ orders: [] })
  })
})

describe('an order', () => {
  test('is that of the contract’s example', async () => {
    expect(await read(9003)).toMatchObject({
      displayNumber: 'WP-10423',
      enterprise: {
        availableDeviceTypes: [
          { token: 'waypost-gateway-g2' },
          { token: 'draginolht65n' },
          { token: 'draginolds02' },
        ],
      },
      orderItems: [{ id: 30_007 }, { id: 30_008 }, { id: 30_009 }],
      orderAttachments: [{ id: 9602, reference: 'att-n81wpe' }, { id: 9603 }],
      shippingData: { shippo_transaction_id: null },
    })
  })

  test('that does not exist is answered with 404', async () => {
    expect(await call('getOrder', { path: { id: 1 } })).toMatchObject({ status: 404 })
  })
})

describe('a new order', () => {
  test('needs texts that are not blank', async () => {
    const order = { ...hoboken, contactName: '  ', shippingAddressCity: ' ' }
    expect(await call('createOrder', { body: { order } })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'contactName' }, { field: 'shippingAddressCity' }] },
    })
  })

  test('that violates the contract has its fields named as by the handlers, without the part', async () => {
    const { contactName: _, ...withoutContact } = hoboken
    const order = { ...withoutContact, shippingAddressState: 'NJX' } as Order
    const answer = await call('createOrder', { body: { order } })
    expect(answer).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'contactName' }, { field: 'shippingAddressState' }] },
    })
    const body = {} as { order: Order }
    expect(await call('createOrder', { body })).toMatchObject({
      body: { fieldErrors: [{ field: 'order' }] },
    })
  })

  test('gets the next number and is the first of the list', async () => {
    const order = await create(hoboken)
    expect(order).toMatchObject({
      displayNumber: 'WP-10425',
      enterprise: null,
      deviceInventoryLocation: null,
      contactEmail: null,
      extraValues: [],
      orderItems: [],
      lastUpdatedAt: null,
      shippingData: null,
    })
    expect((await succeed('listOrders')).orders[0]).toEqual(order)
  })

  test('is audited for its customer, with its items as text', async () => {
    const orderItems = [
      { quantity: 2, description: 'Dragino LHT65N', deviceTypes: ['draginolht65n'] },
    ]
    await create({ ...hoboken, enterprise: 'saffron-house', orderItems })
    const entry = world().auditEvents.where('enterpriseId', 14).at(-1)
    expect(entry).toMatchObject({ changeType: 'INSERT', tableName: 'fulfillment_order' })
    expect(JSON.parse(entry?.recordData ?? '')).toMatchObject({
      display_number: 'WP-10425',
      items: ['2 × Dragino LHT65N'],
    })
  })

  test('has an attachment that can be read back', async () => {
    const order = await create(withQuote, [quote])
    const path = { id: order!.orderAttachments[0]!.id }
    const { url } = await succeed('getOrderAttachment', { path })
    const { pathname, searchParams } = new URL(url)
    expect(Number(searchParams.get('expires')) * 1000).toBe(Date.parse('2026-11-16T15:15:00Z'))
    const file = await world().files.get(pathname.slice(1))
    expect(await file?.text()).toBe('%PDF-1.7 Signed quote')
    expect(file).toMatchObject({ name: 'Signed quote.pdf', type: 'application/pdf' })
  })

  test('without the file of its attachment is refused', async () => {
    expect(await call('createOrder', { body: { order: withQuote } })).toEqual({
      status: 422,
      body: {
        message: 'The file of an attachment is missing.',
        fieldErrors: [
          {
            field: 'orderAttachments.0.uploadFilename',
            message: 'No file of this name was sent.',
          },
        ],
      },
    })
  })

  test.each<[Partial<Order>, string]>([
    [{ orderStatus: 'lost' }, 'orderStatus'],
    [{ enterprise: 'nobody' }, 'enterprise'],
    [{ deviceInventoryLocation: 'moon' }, 'deviceInventoryLocation'],
    [
      { orderItems: [{ quantity: 1, deviceTypes: ['draginolht65n', 'toaster'] }] },
      'orderItems.0.deviceTypes.1',
    ],
    [{ orderItems: [{ id: 30_007, quantity: 1, deviceTypes: [] }] }, 'orderItems.0.id'],
    [{ orderAttachments: [{ id: 9601 }] }, 'orderAttachments.0.id'],
  ])('with %j is refused at %s', async (change, field) => {
    const order = { ...hoboken, ...change }
    expect(await call('createOrder', { body: { order } })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field }] },
    })
  })

  test('with a file that no attachment names is refused', async () => {
    const body = { order: hoboken, uploads: [quote] }
    expect(await call('createOrder', { body })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'uploads' }] },
    })
  })
})
