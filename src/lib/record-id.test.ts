import { expect, it } from 'vitest'
import { recordIdParam, toRecordId } from './record-id.ts'

const { parse, stringify } = recordIdParam('enterpriseId')

it('reads the number of a record', () => {
  expect(toRecordId('4711')).toBe(4711)
})

it.each(['', '0', '-3', '1.5', '1e3', ' 7', 'abc', '12345678901234567890'])(
  'takes %j for no record, as the server would',
  (text) => {
    expect(toRecordId(text)).toBeUndefined()
    expect(() => parse({ enterpriseId: text })).toThrow(
      expect.objectContaining({ isNotFound: true }) as Error,
    )
  },
)

it('reads and writes the parameter that it is named after', () => {
  expect(parse({ enterpriseId: '12' })).toEqual({ enterpriseId: 12 })
  expect(stringify({ enterpriseId: 12 })).toEqual({ enterpriseId: '12' })
})
