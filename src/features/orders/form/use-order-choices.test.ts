import { expect, test } from 'vitest'
import { everyStatus } from './use-order-choices.ts'

const started = { token: 'started', name: 'Started', displayOrder: 2 }
const shipped = { token: 'shipped', name: 'Shipped', displayOrder: 4 }
const renamed = { token: 'new', name: 'Received', displayOrder: 1 }

test.each([
  ['a new order, whose statuses could not be loaded', [], undefined, true, ['New']],
  ['a new order', [started, renamed], undefined, true, ['Received', 'Started']],
  ['a copy of an order', [started], shipped, true, ['New', 'Started', 'Shipped']],
  ['an order', [started], shipped, false, ['Started', 'Shipped']],
])('%s can have each status once, in the display order', (_name, offered, own, isNew, names) => {
  expect(everyStatus(offered, own, isNew).map(({ name }) => name)).toEqual(names)
})
