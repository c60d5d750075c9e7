import { expect, test } from 'vitest'
import { areParcelsOf, draftsOf, fullParcel, fullParcels, noParcel, parcelsOf } from './parcel.ts'
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
    expect(fullParcels([entered, { ...entered, weight }])).toBeUndefined()
  }
})

test('the form shows the parcels of a shipment, even if their numbers are text', () => {
  expect(draftsOf(shipmentOf(parcel))).toEqual([entered])
  expect(draftsOf(shipmentOf(parcel, parcel))).toEqual([entered, entered])
  expect(areParcelsOf(shipmentOf(parcel), [entered])).toBe(true)
  expect(areParcelsOf(shipmentOf(parcel), [{ ...entered, weight: 7 }])).toBe(false)
})

test.each([
  ['a second parcel in centimeters', shipmentOf(parcel, { ...parcel, distance_unit: 'cm' })],
  ['another unit of weight', shipmentOf({ ...parcel, mass_unit: 'st' })],
  ['centimeters', shipmentOf({ ...parcel, distance_unit: 'cm' })],
])('the form is empty for %s, whose rates are valid until a parcel is entered', (_, shipment) => {
  expect(draftsOf(shipment)).toEqual([noParcel])
  expect(areParcelsOf(shipment, [noParcel])).toBe(true)
  expect(areParcelsOf(shipment, [entered])).toBe(false)
})

test.each([
  ['rounded', shipmentOf({ ...parcel, weight: '7' })],
  ['converted', shipmentOf({ ...parcel, distance_unit: 'cm' })],
  ['left out', shipmentOf()],
])('rates whose parcel was %s are those of the entered parcel', (_, shipment) => {
  const rated = { entered: [entered], parcels: parcelsOf(shipment) }
  expect(areParcelsOf(shipment, [entered], rated)).toBe(true)
  expect(areParcelsOf(shipment, [{ ...entered, weight: 9 }], rated)).toBe(false)
})

test('rates that a colleague got for another parcel are not those of the entered parcel', () => {
  const rated = { entered: [entered], parcels: parcelsOf(shipmentOf(parcel)) }
  expect(areParcelsOf(shipmentOf({ ...parcel, weight: '20' }), [entered], rated)).toBe(false)
})
