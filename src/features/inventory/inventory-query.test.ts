import { expect, test } from 'vitest'
import { filtersParam, recordOf } from './inventory-query.ts'

test('the filters are a JSON list of objects with one key each', () => {
  expect(
    filtersParam({ device_radio_mac_address: 'A84041', device_type: '', vendor_order_id: '601' }),
  ).toBe('[{"device_radio_mac_address":"A84041"},{"vendor_order_id":"601"}]')
})

test('a MAC address is filtered by without its separators, other texts with theirs', () => {
  expect(filtersParam({ device_radio_mac_address: '70:B3:D5:A1', vendor_order_id: '6-01' })).toBe(
    '[{"device_radio_mac_address":"70B3D5A1"},{"vendor_order_id":"6-01"}]',
  )
})

test('without a filter there is no parameter', () => {
  expect(filtersParam({ device_type: '' })).toBeUndefined()
})

test('a record that is not in the response counts as missing', () => {
  const row = { referenceId: 'a', deviceRadioMacAddress: 'A1', deviceType: { name: '', token: '' } }
  expect(recordOf({ inventory: [{ ...row, importedOn: null }], page }, 'a').referenceId).toBe('a')
  expect(() => recordOf({ inventory: [], page }, 'a')).toThrow(
    expect.objectContaining({ kind: 'http', status: 404 }),
  )
})

const page = { size: 20, number: 0, totalElements: 1, totalPages: 1 }
