import { expect, test } from 'vitest'
import { screenOfValue } from './record-screen.ts'

const leadsTo = (tableName: string, key: string, text: string, changeType = 'UPDATE') =>
  screenOfValue({ tableName, changeType }, key, text)

test('the id of a changed record leads to it, and so do the ids of other records in it', () => {
  expect(leadsTo('fulfillment_order', 'id', '9003')).toEqual({
    to: '/admin-fulfillment/orders/$orderId/view',
    params: { orderId: 9003 },
  })
  expect(leadsTo('device_inventory', 'reference_id', 'a29b')).toMatchObject({
    params: { referenceId: 'a29b' },
  })
  expect(leadsTo('report_config', 'enterprise_id', '1')).toMatchObject({
    params: { enterpriseId: 1 },
  })
})

test('a value without a record has no link', () => {
  expect(leadsTo('fulfillment_order', 'id', '9003', 'DELETE')).toBeUndefined()
  expect(leadsTo('report_config', 'id', '52')).toBeUndefined()
  expect(leadsTo('device', 'device_grouping_id', 'null')).toBeUndefined()
  expect(leadsTo('user', 'id', '99999999999999999999')).toBeUndefined()
})
