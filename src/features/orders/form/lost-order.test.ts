import { expect, test } from 'vitest'
import type { Order } from '~/api/generated/model/index.ts'
import { minute } from '~/lib/units.ts'
import { lostOrderIn, sentContents } from './lost-order.ts'
import { valuesOf, type OrderValues } from './order-values.ts'

const sentAt = Date.parse('2026-11-16T15:00:00Z')
const values: OrderValues = {
  ...valuesOf(),
  contactName: 'Layla Haddad',
  shippingAddressCity: 'Hoboken',
  contactEmail: '',
  orderItems: [
    { id: undefined, quantity: null, sku: null, description: 'Bracket', deviceTypes: ['probe'] },
  ],
  files: [{ file: new File(['abc'], 'plan.pdf'), description: 'Plan' }],
}
const saved: Order = {
  id: 9050,
  displayNumber: 'WP-10425',
  orderStatus: { token: 'new', name: 'New', displayOrder: 1 },
  contactName: 'Layla Haddad',
  shippingToName: '',
  shippingAddressLineOne: '',
  shippingAddressCity: 'Hoboken',
  shippingAddressState: '',
  shippingAddressZip: '',
  extraValues: [],
  orderItems: [
    {
      id: 7,
      quantity: 0,
      description: 'Bracket',
      deviceTypes: [{ token: 'probe', name: 'Probe' }],
    },
  ],
  orderAttachments: [{ id: 5, reference: 'att-1', description: 'Plan' }],
  createdAt: '2026-11-16T15:00:01Z',
}
const found = (order: Order) => lostOrderIn([order], sentContents(values), sentAt)

test('an order with everything that was sent is the lost one', () => {
  expect(found(saved)).toBe(saved)
})

test.each<[string, Partial<Order>]>([
  ['another city', { shippingAddressCity: 'Newark' }],
  ['another quantity', { orderItems: [{ ...saved.orderItems[0]!, quantity: 1 }] }],
  ['no item', { orderItems: [] }],
  ['another file', { orderAttachments: [] }],
  ['an earlier time', { createdAt: new Date(sentAt - 6 * minute).toISOString() }],
])('an order with %s is another one', (_, change) => {
  expect(found({ ...saved, ...change })).toBeUndefined()
})
