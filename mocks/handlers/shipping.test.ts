import { beforeEach, describe, expect, test } from 'vitest'
import type { BodyOf } from '../operations.ts'
import { albany, box, denver, elPaso, shipment, shipped } from './test-orders.ts'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

type Parcel = BodyOf<'createOrderShipment'>['parcels'][number]

const ship = async (path: { id: number }, ...parcels: Parcel[]) => {
  return (await succeed('createOrderShipment', { path, body: shipment(...parcels) })).shipment
}
const changeOrder = (
  id: number,
  change: Parameters<ReturnType<typeof world>['orders']['update']>[1],
) => world().orders.update(id, change)

describe('an address', () => {
  test('that is valid is completed', async () => {
    const { address } = await succeed('validateOrderAddress', { path: denver })
    expect(address).toMatchObject({
      name: 'Store manager',
      company: 'Northgate Foods',
      zip: expect.stringMatching(/^80206-\d{4}$/) as string,
      validation_results: {
        is_valid: true,
        messages: [{ text: 'The postal code was completed.' }],
      },
    })
  })

  test('that is invalid gets a reason', async () => {
    const { address } = await succeed('validateOrderAddress', { path: elPaso })
    expect(address.validation_results).toEqual({
      is_valid: false,
      messages: [
        { text: 'The street was not found in this city.' },
        { text: 'Check the house number and the street name.' },
      ],
    })
  })

  test.each([
    [{ shippingAddressState: 'ZZ' }, 'There is no state ZZ.'],
    [{ shippingAddressZip: '123' }, 'The postal code 123 does not have five digits.'],
  ])('with %j is not valid', async (change, text) => {
    changeOrder(9003, change)
    const { address } = await succeed('validateOrderAddress', { path: denver })
    expect(address.validation_results).toEqual({ is_valid: false, messages: [{ text }] })
  })

  test('that is complete has no messages', async () => {
    changeOrder(9003, { shippingAddressZip: '80206-1417' })
    const { address } = await succeed('validateOrderAddress', { path: denver })
    expect(address.validation_results).toEqual({ is_valid: true, messages: [] })
  })

  test('can be validated repeatedly without a change', async () => {
    const before = [world().orders.get(9001), world().auditEvents.size]
    await succeed('validateOrderAddress', { path: albany })
    await succeed('validateOrderAddress', { path: albany })
    expect([world().orders.get(9001), world().auditEvents.size]).toEqual(before)
  })

  test('gets its id with the first shipment and keeps it', async () => {
    const id = () => world().orders.get(9001)?.shippingData?.shippo_address_id
    await ship(albany, box)
    const first = id()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    await ship(albany, box)
    expect(id()).toBe(first)
  })
})

describe('a shipment', () => {
  test('costs what the contract’s example says', async () => {
    const { rates, serviceMessages } = await ship(denver, box)
    expect(rates.map(({ description, eta, cost }) => [description, eta, cost])).toEqual([
      ['Northline Express Saver', '2 business days', 31.8],
      ['Northline Ground', '4 business days', 14.35],
      ['Postway Priority', '2 to 3 days', 17.42],
      ['Postway Economy', null, 11.9],
      ['Swift Overnight', 'Next business day by 10:30', 68.15],
    ])
    expect(serviceMessages).toEqual([
      'Northline: deliveries to Denver can take one day longer in the week of Thanksgiving.',
    ])
  })

  test('costs more for two parcels, for a heavier one and farther away', async () => {
    const cheapest = async (path: { id: number }, ...parcels: Parcel[]) =>
      Math.min(...(await ship(path, ...parcels)).rates.map(({ cost }) => cost))
    const one = await cheapest(denver, box)
    expect(await cheapest(denver, box, box)).toBeCloseTo(2 * one)
    expect(await cheapest(denver, { ...box, weightUnit: 'kg' })).toBeGreaterThan(one)
    expect(await cheapest(albany, box)).toBeLessThan(one)
  })

  test('is read back with the parcels as entered', async () => {
    const shipment = await ship(denver, box, { ...box, weightUnit: 'oz', weight: 38 })
    expect(shipment.parcels[1]).toEqual({
      weight: 38,
      mass_unit: 'oz',
      length: 14,
      width: 12,
      height: 8,
      distance_unit: 'in',
    })
    expect(await succeed('getOrderShipment', { path: denver })).toEqual({ shipment })
  })

  test('replaces the previous one', async () => {
    await ship(denver, box)
    await ship(denver, { ...box, weight: 1 })
    expect(world().shipments.where('orderId', 9003)).toHaveLength(1)
  })

  test('to an invalid address has reasons but no rates', async () => {
    expect(await ship(elPaso, box)).toMatchObject({
      rates: [],
      invalidDestinationDescriptions: [
        'The street “9 Unknown Rd” does not exist in El Paso, TX 79901.',
        'No carrier delivers to this address.',
      ],
    })
  })

  test('of a parcel that is too heavy for one carrier has the rates of the others', async () => {
    const { rates, serviceMessages } = await ship(denver, { ...box, weight: 90 })
    expect(rates.map(({ description }) => description)).toEqual([
      'Northline Express Saver',
      'Northline Ground',
      'Swift Overnight',
    ])
    expect(serviceMessages).toContain('Postway: parcels of more than 70 lb are not carried.')
  })

  test('of a parcel that no carrier accepts has messages but no rates', async () => {
    const { rates, serviceMessages } = await ship(denver, { ...box, lengthInInches: 900 })
    expect(rates).toEqual([])
    expect(serviceMessages).toHaveLength(3)
  })

  test('to Alaska does not go by road', async () => {
    changeOrder(9003, { shippingAddressState: 'AK' })
    const { rates, serviceMessages } = await ship(denver, box)
    expect(rates.map(({ description }) => description)).not.toContain('Northline Ground')
    expect(serviceMessages).toContain('Northline: Ground does not go to AK.')
  })

  test('has icons that can be fetched without a token', async () => {
    const { rates } = await ship(denver, box)
    for (const icon of rates.flatMap(({ iconUrl }) => iconUrl ?? [])) {
      const imageId = icon.split('/').at(-1)!
      const image = await succeed('getDocumentImage', { path: { imageId }, as: null })
      expect(image.type).toMatch(/^image\//)
    }
  })

  test('is null until there is one', async () => {
    expect(await succeed('getOrderShipment', { path: albany })).toEqual({ shipment: null })
  })

  test('is audited and gives the order its id', async () => {
    await ship(albany, box)
    expect(world().auditEvents.where('enterpriseId', 1).at(-1)).toMatchObject({
      changeType: 'INSERT',
      tableName: 'shipment',
    })
    expect((await succeed('getOrder', { path: albany })).order.shippingData).toMatchObject({
      shippo_shipment_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      shippo_transaction_id: null,
    })
  })

  test('is refused once a label has been purchased', async () => {
    const body = { parcels: [box], destinationIsResidential: false as const }
    expect(await call('createOrderShipment', { path: shipped, body })).toEqual({
      status: 409,
      body: { message: 'A label was bought for this order already.' },
    })
  })
})
