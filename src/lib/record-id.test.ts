import { expect, it } from 'vitest'
import { recordIdParam, toRecordId } from './record-id.ts'

it('reads the number of a record', () => {
  expect(toRecordId('4711')).toBe(4711)
})

it.each(['', '0', '-3', '1.5', '1e3', ' 7', 'abc', '12345678901234567890'])(
  'reads %j as the number that no record has',
  (text) => {
    expect(toRecordId(text)).toBe(Number.MAX_SAFE_INTEGER)
  },
)

it('reads and writes the parameter that it is named after', () => {
  const { parse, stringify } = recordIdParam('enterpriseId')
  expect(parse({ enterpriseId: '12' })).toEqual({ enterpriseId: 12 })
  expect(stringify({ enterpriseId: 12 })).toEqual({ enterpriseId: '12' })
})
