import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { words } from '~/i18n/words.ts'
import { contractCheck } from './contract-check.ts'

type Values = { city: string; note: string; items: { count: number | null }[] }
const schema = z.object({
  city: z.string().check(z.minLength(1), z.maxLength(5), z.regex(/^[a-z]+$/)),
  note: z.string(),
  items: z.array(z.object({ count: z.number().check(z.gte(1)) })),
})
const required = { defaultMessage: 'Required' }
const invalid = { defaultMessage: 'Invalid' }
const onlyOne = { defaultMessage: 'Only one' }
const check = contractCheck<Values>(schema, {
  city: { required, invalid },
  note: { required: onlyOne },
  items: { required },
  'items.count': { required, invalid },
})
const good: Values = { city: 'paris', note: '', items: [] }

test('valid values give no error', () => {
  expect(check(good)).toEqual({})
})

test.each(['', null, undefined])('%o is no city', (city) => {
  expect(check({ ...good, city: city as string })).toEqual({ city: required })
})

test.each(['Paris', 'PARIS'])('%s breaks a rule, and one message says so', (city) => {
  expect(check({ ...good, city })).toEqual({ city: invalid })
})

test.each(['lisbon', 'Lisbon'])('%s is too long, whatever else is wrong with it', (city) => {
  expect(check({ ...good, city })).toEqual({
    city: expect.objectContaining({ defaultMessage: 'This text is too long.' }) as unknown,
  })
  const own = contractCheck<Values>(schema, { city: { invalid, tooLong: onlyOne } })
  expect(own({ ...good, city })).toEqual({ city: onlyOne })
})

test('a field without a second message uses its only one', () => {
  expect(check({ ...good, note: 7 as unknown as string })).toEqual({ note: onlyOne })
})

test('the rows of a list share their rule', () => {
  expect(check({ ...good, items: [{ count: 1 }, { count: null }, { count: 0 }] })).toEqual({
    'items.1.count': required,
    'items.2.count': invalid,
  })
})

test('an empty field needs no rule; other errors without one are left to the server', () => {
  const bare = contractCheck<Values>(schema)
  expect(bare({ ...good, city: '' })).toEqual({ city: words.required })
  expect(bare({ ...good, city: 'Paris' })).toEqual({})
})

test('an issue without a message is left to the server', () => {
  const strict = z.extend(schema, { other: z.string() })
  expect(
    contractCheck<Values>(strict, { city: { required }, note: { required }, items: { required } })(
      good,
    ),
  ).toEqual({})
})
