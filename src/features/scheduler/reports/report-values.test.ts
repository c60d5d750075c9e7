import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import { checkReport, toRequest, valuesOf } from './report-values.ts'

const target = { enterpriseId: 1, reportType: 'ALL_DEVICES_REPORT' } as const
const config = {
  id: 51,
  enterprise: { id: 1, name: 'Fresh Fields Market' },
  reportType: 'ALL_DEVICES_REPORT',
  frequency: 'WEEKLY',
  dayOfWeek: 'FRIDAY',
  timeOfDay: '17:00',
  timezone: 'US/Central',
  recipients: ['one@example.com', 'two@example.com'],
}

describe('toRequest', () => {
  it('sends an unedited report unchanged', () => {
    const { id: _id, enterprise: _enterprise, ...rest } = config
    expect(toRequest(target, valuesOf(config))).toEqual({ enterpriseId: 1, ...rest })
  })

  it('sends no day for a daily report', () => {
    const daily = { ...valuesOf(config), frequency: 'DAILY' }
    expect(toRequest(target, daily)).not.toHaveProperty('dayOfWeek')
  })

  it('accepts addresses separated by lines or commas, without duplicates', () => {
    const recipients = ' one@example.com\n\ntwo@example.com, one@example.com;'
    expect(toRequest(target, { ...valuesOf(config), recipients }).recipients).toEqual(
      config.recipients,
    )
  })
})

describe('checkReport', () => {
  it.each([
    [{}, []],
    [{ recipients: '' }, ['recipients']],
    [{ recipients: 'one@example.com\ntwo' }, ['recipients']],
    [{ timeOfDay: '' }, ['timeOfDay']],
    [{ timezone: null }, ['timezone']],
    [{ dayOfWeek: null }, ['dayOfWeek']],
  ])('reports the invalid fields of %o', (change, fields) => {
    const request = toRequest(target, { ...valuesOf(config), ...change })
    expect(Object.keys(checkReport(request))).toEqual(fields)
  })

  it('tells an address that is too long from one that is invalid', () => {
    const recipients = `${'a'.repeat(250)}@example.com`
    const { recipients: error } = checkReport(
      toRequest(target, { ...valuesOf(config), recipients }),
    )
    expect(error).toBe(messages.recipientTooLong)
  })
})
