import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { choiceParam, dayParam, idParam, numberParam, textParam } from './search-params.ts'

const schema = z.object({
  text: textParam,
  choice: choiceParam(['past', 'current']),
  number: numberParam,
  day: dayParam,
})

test('valid params are read', () => {
  const search = { text: 'milk', choice: 'past', number: '31', day: '2026-08-01' }
  expect(z.parse(schema, search)).toEqual({ ...search, number: 31 })
})

test('a number may be a number already, as in a link', () => {
  expect(z.parse(schema, { number: 300 }).number).toBe(300)
})

test.each(['', 'banana', '-1', '0.5', -1, 0.5, ['31', '32'], undefined, '99999999999999999999'])(
  '%j is not a number',
  (number) => {
    expect(z.parse(schema, { number } as object).number).toBeUndefined()
  },
)

test.each(['0', 0, '-1', 'banana'])('%j is no id', (id) => {
  expect(z.parse(z.object({ id: idParam }), { id }).id).toBeUndefined()
})

test.each(['2026-02-30', '08/01/2026', undefined, ['2026-08-01', '2026-08-02']])(
  '%j is no day',
  (day) => {
    expect(z.parse(schema, { day } as object).day).toBeUndefined()
  },
)

test('a day without a limit is empty, and any other text is no day', () => {
  const days = z.object({ start: dayParam, end: dayParam })
  expect(z.parse(days, { start: '', end: '2026-02-30' })).toEqual({ start: '', end: undefined })
})

test.each(['banana', ['past', 'current'], undefined])('%j is no choice', (choice) => {
  expect(z.parse(schema, { choice } as object).choice).toBeUndefined()
})

test('a repeated param is not text', () => {
  expect(z.parse(schema, { text: ['milk', 'eggs'] } as object).text).toBeUndefined()
})
