import { expect, test } from 'vitest'
import type { Order } from '~/api/generated/model/index.ts'
import { confirmedRequest, judgeStatus, statusRequest } from './judge-status.ts'

const order: Order = {
  id: 9001,
  displayNumber: 'WP-10421',
  orderStatus: { token: 'started', name: 'Started', displayOrder: 2 },
  contactName: 'Marcus Webb',
  contactEmail: 'marcus.webb@freshfields.example',
  shippingToName: 'Fresh Fields Market',
  shippingAddressLineOne: '1187 Central Ave',
  shippingAddressLineTwo: 'Dock 4',
  shippingAddressCity: 'Albany',
  shippingAddressState: 'NY',
  shippingAddressZip: '12205',
  extraValues: [],
  orderItems: [],
  orderAttachments: [],
  createdAt: '2026-11-16T15:00:00Z',
}
const shipped = { token: 'shipped', name: 'Shipped' }
const texts = {
  fieldsText: (fields: readonly string[]) => fields.join(),
  statusText: ({ orderStatus }: Order) => orderStatus.name,
}

test('only the required fields are sent, with the new status', () => {
  expect(judgeStatus(order, shipped, texts)).toEqual({ kind: 'ready', status: 'Started' })
  expect(statusRequest(order, shipped)).toEqual({
    orderStatus: 'shipped',
    contactName: 'Marcus Webb',
    shippingToName: 'Fresh Fields Market',
    shippingAddressLineOne: '1187 Central Ave',
    shippingAddressCity: 'Albany',
    shippingAddressState: 'NY',
    shippingAddressZip: '12205',
  })
})

test('an order that exceeds today’s limits has to be edited first', () => {
  const old = { ...order, shippingAddressState: 'Texas', contactName: ' ' }
  expect(judgeStatus(old, shipped, texts)).toEqual({
    kind: 'edit',
    note: 'contactName,shippingAddressState',
    status: 'Started',
  })
  expect(() => confirmedRequest(old, shipped, 'Edit first')).toThrow('Edit first')
})

test('an order that already has the status is done, even if it exceeds a limit', () => {
  const done = { ...order, shippingAddressState: 'Texas' }
  const started = { token: 'started', name: 'Started' }
  expect(judgeStatus(done, started, texts)).toEqual({ kind: 'done', status: 'Started' })
})
