import { PDFDocument } from 'pdf-lib'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BodyOf } from '../operations.ts'
import { albany, box, denver, shipment, shipped } from './test-orders.ts'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

type Parcel = BodyOf<'createOrderShipment'>['parcels'][number]

const ship = async (path: { id: number }, ...parcels: Parcel[]) => {
  return (await succeed('createOrderShipment', { path, body: shipment(...parcels) })).shipment
}
const buy = async (path: { id: number }, description: string) => {
  const { rates } = await ship(path, box)
  const { rateId } = rates.find((rate) => rate.description === description)!
  return (await succeed('createOrderShipmentTransaction', { path, body: { rateId } })).transaction
}
const bought = async (path: { id: number }) =>
  (await succeed('getOrderShipmentTransaction', { path })).transaction

describe('a label', () => {
  test('has a tracking number and a PDF', async () => {
    const transaction = await buy(denver, 'Northline Ground')
    expect(transaction).toMatchObject({
      status: 'SUCCESS',
      tracking_number: expect.stringMatching(/^NL\d{10}$/) as string,
      tracking_status: 'PRE_TRANSIT',
    })
    const key = new URL(transaction.label_url!).pathname.slice(1)
    const label = await world().files.get(key)
    expect(label?.type).toBe('application/pdf')
    const drawn = await PDFDocument.load((await label?.arrayBuffer()) ?? '')
    expect(drawn.getTitle()).toBe(`Shipping label ${transaction.tracking_number}`)
    expect(await bought(denver)).toEqual(transaction)
  })

  test('does not change the status of its order, but gives the order its id', async () => {
    await buy(denver, 'Northline Ground')
    expect(await succeed('getOrder', { path: denver })).toMatchObject({
      order: {
        orderStatus: { token: 'configured' },
        shippingData: { shippo_transaction_id: expect.any(String) as string },
      },
    })
  })

  test('is audited', async () => {
    await buy(denver, 'Northline Ground')
    expect(world().auditEvents.where('enterpriseId', 3).at(-1)).toMatchObject({
      changeType: 'INSERT',
      tableName: 'shipping_label',
    })
  })

  test('of Swift fails and is not stored, so that another one can be purchased', async () => {
    expect(await buy(denver, 'Swift Overnight')).toEqual({
      status: 'ERROR',
      tracking_number: null,
      tracking_url_provider: null,
      tracking_status: null,
      messages: [
        {
          text: 'Swift: no pick-up is possible at this address on the chosen day.',
          source: 'Swift',
        },
      ],
      label_url: null,
    })
    expect(await bought(denver)).toBeNull()
    expect(await buy(denver, 'Postway Priority')).toMatchObject({ status: 'SUCCESS' })
  })

  test('of Postway Economy is queued and ready at the next read', async () => {
    expect(await buy(denver, 'Postway Economy')).toMatchObject({
      status: 'QUEUED',
      label_url: null,
    })
    expect(await bought(denver)).toMatchObject({
      status: 'SUCCESS',
      tracking_number: expect.stringMatching(/^PW\d{11}$/) as string,
    })
  })

  test('can be purchased only once', async () => {
    await buy(denver, 'Northline Ground')
    const { rateId } = world().shipments.find('orderId', 9003)!.shipment.rates[0]!
    expect(
      await call('createOrderShipmentTransaction', { path: denver, body: { rateId } }),
    ).toMatchObject({ status: 409 })
  })

  test('of an earlier shipment’s rate is refused', async () => {
    const [rate] = (await ship(denver, box)).rates
    await ship(denver, box)
    const body = { rateId: rate!.rateId }
    expect(await call('createOrderShipmentTransaction', { path: denver, body })).toEqual({
      status: 422,
      body: {
        message: 'This rate has expired. Create the shipment again.',
        fieldErrors: [{ field: 'rateId', message: 'This rate has expired.' }],
      },
    })
  })

  test('of the contract’s examples has a file too', async () => {
    const transaction = await bought(shipped)
    expect(transaction).toMatchObject({
      tracking_number: 'NL4471902836',
      tracking_status: 'TRANSIT',
    })
    expect(world().files.has('labels/NL4471902836')).toBe(true)
  })

  test('is null until there is one', async () => {
    expect(await bought(albany)).toBeNull()
  })
})

describe('an unknown order', () => {
  const path = { id: 1 }

  test.each(['validateOrderAddress', 'getOrderShipment', 'getOrderShipmentTransaction'] as const)(
    'is answered with 404 by %s',
    async (operation) => {
      expect(await call(operation, { path })).toMatchObject({ status: 404 })
    },
  )

  test('has no shipment and no label', async () => {
    const body = { parcels: [box], destinationIsResidential: false as const }
    expect(await call('createOrderShipment', { path, body })).toMatchObject({ status: 404 })
    expect(
      await call('createOrderShipmentTransaction', { path, body: { rateId: 'x' } }),
    ).toMatchObject({ status: 404 })
  })
})
