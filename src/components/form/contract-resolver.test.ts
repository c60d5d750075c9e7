import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contractResolver } from './contract-resolver.ts'

type Values = { city: string; note: string }
const schema = z.object({
  city: z.string().check(z.minLength(1), z.maxLength(5), z.regex(/^[a-z]+$/)),
  note: z.string(),
})
const resolve = contractResolver<Values>(
  schema,
  {
    city: { required: { defaultMessage: 'Required' }, invalid: { defaultMessage: 'Invalid' } },
    note: { required: { defaultMessage: 'Note required' } },
  },
  (message) => String(message.defaultMessage),
)
const errorsOf = async (values: Partial<Values>) => {
  const result = await resolve(values as Values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(
    Object.entries(result.errors).map(([field, error]) => [field, error.message]),
  )
}

test('good values bring no error', async () => {
  expect(await errorsOf({ city: 'paris', note: '' })).toEqual({})
})

test.each([{ city: '', note: '' }, { note: '' }])('%o lacks the city', async (values) => {
  expect(await errorsOf(values)).toEqual({ city: 'Required' })
})

test.each(['Paris', 'lisbon'])('%s breaks a rule, and one message says so', async (city) => {
  expect(await errorsOf({ city, note: '' })).toEqual({ city: 'Invalid' })
})

test('a field without a second message uses its only one', async () => {
  expect(await errorsOf({ city: 'paris', note: 7 as unknown as string })).toEqual({
    note: 'Note required',
  })
})
