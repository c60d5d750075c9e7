import type { BodyOf } from '../operations.ts'

type Order = BodyOf<'createOrder'>['order']
type Parcel = BodyOf<'createOrderShipment'>['parcels'][number]

/** An order with the required fields only. */
export const hoboken: Order = {
  orderStatus: 'new',
  contactName: 'Layla Haddad',
  shippingToName: 'Saffron House',
  shippingAddressLineOne: '77 Garden St',
  shippingAddressCity: 'Hoboken',
  shippingAddressState: 'NJ',
  shippingAddressZip: '07030',
}

export const quote = new File(['%PDF-1.7 Signed quote'], 'k7q2mx9a', { type: 'application/pdf' })

export const box: Parcel = {
  weightUnit: 'lb',
  weight: 6.4,
  lengthInInches: 14,
  widthInInches: 12,
  heightInInches: 8,
}

/** Orders of the examples. */
export const albany = { id: 9001 }
export const denver = { id: 9003 }
export const elPaso = { id: 9004 }
export const shipped = { id: 9005 }

export const shipment = (...parcels: Parcel[]) => ({
  parcels,
  destinationIsResidential: false as const,
})
