import { expect, test } from 'vitest'
import type { Order } from '~/api/generated/model/index.ts'
import { orderTexts } from './order-texts.ts'

const order = {
  contactName: 'Marcus Webb',
  contactEmail: 'marcus@freshfields.test',
  shippingToName: 'Fresh Fields Market',
  shippingAttention: 'Store manager',
  shippingPhone: '518-555-0100',
  shippingAddressLineOne: '1187 Central Ave',
  shippingAddressLineTwo: null,
  shippingAddressCity: 'Albany',
  shippingAddressState: 'NY',
  shippingAddressZip: '12205',
  extraValues: [{ key: 'PO number', value: 'PO-77' }],
  orderItems: [
    {
      id: 1,
      quantity: 2,
      sku: 'TS-9',
      description: 'Freezer kit',
      deviceTypes: [{ name: 'Probe' }],
    },
  ],
} as unknown as Order

test.each([
  'Fresh Fields Market',
  'Store manager',
  '1187 Central Ave',
  'Albany, NY 12205',
  '518-555-0100',
  'Marcus Webb',
  'marcus@freshfields.test',
  'PO number: PO-77',
  'Freezer kit',
  'TS-9',
  'Probe',
])('an order is found by %s', (text) => {
  expect(orderTexts(order)).toContain(text)
})
