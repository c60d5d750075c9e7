import { expect, test } from 'vitest'
import { draftOf, fullParcel, isParcelOf, noParcel, parcelsOf } from './parcel.ts'
import { byCost, carriersOf, chooseRate } from './rates.ts'

const rate = (description: string, cost: number, carrier?: string) => ({
  rateId: description,
  description,
  cost,
  ...(carrier !== undefined && { carrier }),
})
const rates = [
  rate('Northline Ground', 14.35, 'Northline'),
  rate('Postway Priority', 17.42, 'Postway'),
  rate('Postway Economy', 11.9, 'Postway'),
  rate('Swift Overnight', 68.15, ''),
]

test('the cheapest rate comes first', () => {
  expect(byCost(rates).map(({ cost }) => cost)).toEqual([11.9, 14.35, 17.42, 68.15])
})

test.each([
  [null, 'Postway Economy'],
  ['northline ', 'Northline Ground'],
  ['Swift', 'Swift Overnight'],
  ['Swift Overnight', 'Swift Overnight'],
  ['Sw', undefined],
  ['Eagle', undefined],
])('the rule %j chooses %s', (carrier, description) => {
  expect(chooseRate(rates, { carrier })?.description).toBe(description)
})

test('a rate without a carrier is named by its description', () => {
  expect(carriersOf(rates)).toEqual(['Northline', 'Postway', 'Swift Overnight'])
})

const parcel = {
  weight: '6.4',
  mass_unit: 'lb',
  length: 14,
  width: 12,
  height: '8',
  distance_unit: 'in',
}
const shipmentOf = (...parcels: (typeof parcel)[]) => ({ rates: [], parcels })
const entered = {
  weightUnit: 'lb',
  weight: 6.4,
  lengthInInches: 14,
  widthInInches: 12,
  heightInInches: 8,
} as const

test('a parcel is complete if all its numbers are positive', () => {
  expect(fullParcel(entered)).toEqual(entered)
  for (const weight of [0, -1, null, 'ten' as unknown as number]) {
    expect(fullParcel({ ...entered, weight })).toBeUndefined()
  }
})

test('the form shows the parcel of a shipment, even if its numbers are text', () => {
  expect(draftOf(shipmentOf(parcel))).toEqual(entered)
  expect(isParcelOf(shipmentOf(parcel), entered)).toBe(true)
  expect(isParcelOf(shipmentOf(parcel), { ...entered, weight: 7 })).toBe(false)
})

test.each([
  ['two parcels', shipmentOf(parcel, parcel)],
  ['another unit of weight', shipmentOf({ ...parcel, mass_unit: 'st' })],
  ['centimeters', shipmentOf({ ...parcel, distance_unit: 'cm' })],
])('the form is empty for %s, whose rates are valid until a parcel is entered', (_, shipment) => {
  expect(draftOf(shipment)).toEqual(noParcel)
  expect(isParcelOf(shipment, noParcel)).toBe(true)
  expect(isParcelOf(shipment, entered)).toBe(false)
})

test.each([
  ['rounded', shipmentOf({ ...parcel, weight: '7' })],
  ['converted', shipmentOf({ ...parcel, distance_unit: 'cm' })],
  ['left out', shipmentOf()],
])('rates whose parcel was %s are those of the entered parcel', (_, shipment) => {
  const rated = { entered, parcels: parcelsOf(shipment) }
  expect(isParcelOf(shipment, entered, rated)).toBe(true)
  expect(isParcelOf(shipment, { ...entered, weight: 9 }, rated)).toBe(false)
})

test('rates that a colleague got for another parcel are not those of the entered parcel', () => {
  const rated = { entered, parcels: parcelsOf(shipmentOf(parcel)) }
  expect(isParcelOf(shipmentOf({ ...parcel, weight: '20' }), entered, rated)).toBe(false)
})
