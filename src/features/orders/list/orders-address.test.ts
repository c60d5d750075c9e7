import { expect, test } from 'vitest'
import { ordersAddress, tokensOf } from './orders-address.ts'

test('by default, completed and shipped orders are excluded', () => {
  expect(ordersAddress.read({}).filters.excludeStatuses).toBe('completed,shipped')
  expect(ordersAddress.write({ filters: {} })).not.toHaveProperty(
    'excludeStatuses',
    expect.anything(),
  )
})

test('a cleared filter stays in the address', () => {
  const search = ordersAddress.write({ filters: { excludeStatuses: '' } })
  expect(search).toMatchObject({ excludeStatuses: '' })
  expect(ordersAddress.read(search).filters.excludeStatuses).toBe('')
})

test('the word for any location is read as no location', () => {
  expect(ordersAddress.read({ includeLocation: 'any' }).filters.includeLocation).toBe('')
  expect(ordersAddress.validate({ includeLocation: 'any' })).toEqual(ordersAddress.validate({}))
  expect(ordersAddress.read({ includeLocation: 'reno.wh' }).filters.includeLocation).toBe('reno.wh')
})

test.each([
  ['', []],
  ['new', ['new']],
  ['shipped,new,shipped', ['shipped', 'new']],
  ['on hold,new,,%', ['on hold', 'new', '%']],
])('the tokens of %j are %j', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens)
})
