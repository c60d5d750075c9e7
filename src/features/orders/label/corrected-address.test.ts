import { expect, test } from 'vitest'
import type { ValidatedAddress } from '~/api/generated/model/index.ts'
import { asOrder, correctionOf, markedWords } from './corrected-address.ts'

const order = {
  shippingAddressLineOne: '310 Colfax Ave',
  shippingAddressLineTwo: null,
  shippingAddressCity: 'Denver',
  shippingAddressState: 'CO',
  shippingAddressZip: '80206',
}
const checked: ValidatedAddress = {
  name: 'Store manager',
  company: 'Northgate Foods',
  street1: '310 Colfax Ave',
  street2: '',
  street3: null,
  city: 'Denver',
  state: 'CO',
  zip: '80206',
  validation_results: { is_valid: true },
}

test.each([
  ['the same address', {}, undefined],
  ['a completed postal code', { zip: '80206-1417' }, { shippingAddressZip: '80206-1417' }],
  [
    'a suite on its own line',
    { street1: '310 E Colfax Ave', street2: 'Ste 4', street3: 'Rear' },
    { shippingAddressLineOne: '310 E Colfax Ave', shippingAddressLineTwo: 'Ste 4, Rear' },
  ],
  ['another name', { company: 'NORTHGATE' }, undefined],
  ['no city', { city: null }, undefined],
  ['a state that an order cannot have', { state: 'Colorado' }, undefined],
  ['an invalid address', { zip: '9', validation_results: { is_valid: false } }, undefined],
])('a correction with %s saves what differs', (_, change, saved) => {
  expect(correctionOf(order, { ...checked, ...change })).toEqual(saved)
})

test('a second line that the service leaves out is removed', () => {
  const typed = { ...order, shippingAddressLineTwo: 'n/a' }
  expect(correctionOf(typed, checked)).toEqual({ shippingAddressLineTwo: null })
})

test('an address without an organization keeps its person', () => {
  expect(asOrder({ ...checked, company: '' })).toMatchObject({
    shippingToName: 'Store manager',
    shippingAttention: null,
  })
})

test('only words that the other address lacks are marked', () => {
  const parts = markedWords('Denver, CO 80206-1417', ['310 Colfax Ave', 'Denver, CO 80206'])
  expect(parts.filter(({ isMarked }) => isMarked)).toEqual([{ text: '80206-1417', isMarked: true }])
  expect(parts.map(({ text }) => text).join('')).toBe('Denver, CO 80206-1417')
})
