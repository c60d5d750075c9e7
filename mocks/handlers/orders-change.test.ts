import { beforeEach, describe, expect, test } from 'vitest'
import type { BodyOf } from '../operations.ts'
import { hoboken, quote } from './test-orders.ts'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

type Order = BodyOf<'createOrder'>['order']

type Change = BodyOf<'updateOrder'>['order']

const update = (id: number, order: Change, uploads?: File[]) =>
  call('updateOrder', { path: { id }, body: { order, ...(uploads && { uploads }) } })
const read = async (id: number) => (await succeed('getOrder', { path: { id } })).order

describe('a change of an order', () => {
  const denver: Order = {
    ...hoboken,
    orderStatus: 'started',
    shippingAddressLineOne: '2501 E Colfax Ave',
    shippingAddressCity: 'Denver',
    shippingAddressState: 'CO',
    shippingAddressZip: '80206',
  }

  test('keeps fields that are left out and removes fields that are null', async () => {
    await update(9003, { ...denver, contactEmail: null })
    expect(await read(9003)).toMatchObject({
      orderStatus: { token: 'started' },
      enterprise: { token: 'northgate-foods' },
      contactEmail: null,
      shippingPhone: '303-555-0121',
      extraValues: { length: 4 },
      orderItems: { length: 3 },
      orderAttachments: { length: 2 },
      lastUpdatedAt: '2026-11-16T15:00:00Z',
    })
  })

  test('leaves everything that it does not name', async () => {
    const before = await read(9003)
    await update(9003, { contactEmail: 'rosa@northgate.example' })
    expect(await read(9003)).toEqual({
      ...before,
      contactEmail: 'rosa@northgate.example',
      lastUpdatedAt: '2026-11-16T15:00:00Z',
    })
  })

  test('replaces the items with its own, in its order', async () => {
    const orderItems = [
      { quantity: 5, description: 'Bracket', deviceTypes: [] },
      { id: 30_008, quantity: 9, deviceTypes: ['draginolht65n'] },
    ]
    await update(9003, { ...denver, orderItems })
    expect((await read(9003)).orderItems).toMatchObject([
      { quantity: 5, description: 'Bracket' },
      { id: 30_008, quantity: 9, description: null },
    ])
  })

  test('keeps, adds and removes attachments with their files', async () => {
    const removed = world().orderAttachments.get(9603)!
    const orderAttachments: Order['orderAttachments'] = [
      { id: 9602 },
      { uploadFilename: 'k7q2mx9a', description: 'Second version' },
    ]
    await update(9003, { ...denver, orderAttachments }, [quote])
    expect((await read(9003)).orderAttachments).toMatchObject([
      { id: 9602, description: 'Floor plan with sensor positions' },
      { description: 'Second version' },
    ])
    expect(world().files.has(removed.fileKey)).toBe(false)
    expect(await call('getOrderAttachment', { path: { id: 9603 } })).toMatchObject({ status: 404 })
  })

  test('cannot keep an attachment that someone else removed', async () => {
    await update(9003, { ...denver, orderAttachments: [] })
    expect(await update(9003, { ...denver, orderAttachments: [{ id: 9602 }] })).toEqual({
      status: 409,
      body: {
        message: 'Someone else changed this order in the meantime.',
        fieldErrors: [
          { field: 'orderAttachments.0.id', message: 'This attachment no longer exists.' },
        ],
      },
    })
  })

  test('cannot keep an item of another order', async () => {
    const orderItems = [{ id: 30_001, quantity: 1, deviceTypes: [] }]
    expect(await update(9003, { ...denver, orderItems })).toMatchObject({
      status: 409,
      body: { fieldErrors: [{ field: 'orderItems.0.id' }] },
    })
  })

  test('cannot name an item twice', async () => {
    const item = { id: 30_007, quantity: 1, deviceTypes: [] }
    expect(await update(9003, { ...denver, orderItems: [item, item] })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'orderItems.1.id' }] },
    })
  })

  test('can go from any status to any other', async () => {
    await update(9003, { ...denver, orderStatus: 'completed' })
    await update(9003, { ...denver, orderStatus: 'new' })
    expect(await read(9003)).toMatchObject({ orderStatus: { token: 'new' } })
  })

  test('of an unknown order is answered with 404', async () => {
    expect(await update(1, denver)).toMatchObject({ status: 404 })
  })

  test('of the address removes the rates', async () => {
    await update(9003, { ...denver, shippingAddressLineOne: '1 Market St' })
    expect(await read(9003)).toMatchObject({ shippingData: null })
    expect(await succeed('getOrderShipment', { path: { id: 9003 } })).toEqual({ shipment: null })
  })

  test('of the address keeps a purchased label', async () => {
    await update(9005, { ...denver, shippingAddressLineOne: '1 Market St' })
    expect(await succeed('getOrderShipmentTransaction', { path: { id: 9005 } })).toMatchObject({
      transaction: { tracking_number: 'NL4471902836' },
    })
  })
})
