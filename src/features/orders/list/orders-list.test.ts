import { expect, test } from 'vitest'
import { ordersList, tokensOf } from './orders-list.ts'

test('by default, completed and shipped orders are excluded', () => {
  expect(ordersList.read({}).filters.excludeStatuses).toBe('completed,shipped')
  expect(ordersList.write({ filters: {} })).not.toHaveProperty('excludeStatuses', expect.anything())
})

test('a cleared filter stays in the address', () => {
  const search = ordersList.write({ filters: { excludeStatuses: '' } })
  expect(search).toMatchObject({ excludeStatuses: '' })
  expect(ordersList.read(search).filters.excludeStatuses).toBe('')
})

test('the word for any location is read as no location', () => {
  expect(ordersList.read({ includeLocation: 'any' }).filters.includeLocation).toBe('')
  expect(ordersList.validate({ includeLocation: 'any' })).toEqual(ordersList.validate({}))
  expect(ordersList.read({ includeLocation: 'reno.wh' }).filters.includeLocation).toBe('reno.wh')
})

test.each([
  ['', []],
  ['new', ['new']],
  ['shipped,new,shipped', ['shipped', 'new']],
  ['on hold,new,,%', ['on hold', 'new', '%']],
])('the tokens of %j are %j', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens)
})
