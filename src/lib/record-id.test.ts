import { expect, it } from 'vitest'
import { policyOf } from './failure.ts'
import { recordIdParam, toRecordId } from './record-id.ts'

const { parse, stringify } = recordIdParam('enterpriseId')

it('reads the number of a record', () => {
  expect(toRecordId('4711')).toBe(4711)
})

it.each(['', '0', '-3', '1.5', '1e3', ' 7', 'abc', '12345678901234567890'])(
  'takes %j for no record, as the server would',
  (text) => {
    let failure: unknown
    try {
      parse({ enterpriseId: text })
    } catch (error) {
      failure = error
    }
    expect(failure).toBeInstanceOf(Error)
    expect(policyOf(failure as Error).page).toBe('missing')
  },
)

it('reads and writes the parameter that it is named after', () => {
  expect(parse({ enterpriseId: '12' })).toEqual({ enterpriseId: 12 })
  expect(stringify({ enterpriseId: 12 })).toEqual({ enterpriseId: '12' })
})
