import { expect, test } from 'vitest'
import type { Order } from '~/api/generated/model/index.ts'
import { judgeStatus, refuseIfChanged, statusRequest } from './judge-status.ts'

const order: Order = {
  id: 9001,
  displayNumber: 'WP-10421',
  orderStatus: { token: 'started', name: 'Started', displayOrder: 2 },
  contactName: ' ',
  shippingToName: 'Fresh Fields Market',
  shippingAddressLineOne: '1187 Central Ave',
  shippingAddressCity: 'Albany',
  shippingAddressState: 'Texas',
  shippingAddressZip: '12205',
  extraValues: [],
  orderItems: [],
  orderAttachments: [],
  createdAt: '2026-11-16T15:00:00Z',
}
const shipped = { token: 'shipped', name: 'Shipped' }
const nameOf = ({ name }: Order['orderStatus']) => name

test('only the status is sent, so that even an order that exceeds today’s limits can be changed', () => {
  const status = { token: 'started', status: 'Started' }
  expect(judgeStatus(order, shipped, nameOf)).toEqual({ kind: 'ready', ...status })
  expect(statusRequest(shipped)).toEqual({ orderStatus: 'shipped' })
})

test('an order that already has the status is done', () => {
  const started = { token: 'started', name: 'Started' }
  expect(judgeStatus(order, started, nameOf)).toMatchObject({ kind: 'done', status: 'Started' })
})

test('only the named status is replaced', () => {
  const target = { ...shipped, from: 'configured' }
  expect(judgeStatus(order, target, nameOf)).toMatchObject({ kind: 'otherStatus' })
  const configured = { ...order, orderStatus: { ...order.orderStatus, token: 'configured' } }
  expect(judgeStatus(configured, target, nameOf)).toMatchObject({ kind: 'ready' })
})

test('a status that someone else has set since the check is not overwritten', () => {
  const checked = judgeStatus(order, shipped, nameOf)
  const canceled = { ...order, orderStatus: { ...order.orderStatus, token: 'canceled' } }
  expect(() => refuseIfChanged(order, checked, 'Changed')).not.toThrow()
  expect(() => refuseIfChanged(canceled, checked, 'Changed')).toThrow('Changed')
})
