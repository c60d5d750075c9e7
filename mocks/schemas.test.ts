import { expect, test } from 'vitest'
import { contract } from './handlers/testing.ts'
import { schemaCheck } from './schemas.ts'

const check = schemaCheck(contract)
const complaints = (name: string, value: unknown) =>
  check({ $ref: `#/components/schemas/${name}` }, value).map(({ place, rule }) =>
    [place.join('.'), rule].join(' '),
  )

const daily = {
  enterpriseId: 1,
  reportType: 'ALL_DEVICES_REPORT',
  timeOfDay: '06:00',
  timezone: 'US/Eastern',
  recipients: ['ops@freshfields.example'],
}

test.each([
  [{ sms: '5185550142' }, ['sms pattern']],
  [{ email: 'night.shift' }, ['email pattern']],
  [{ id: 0, voice: '15185550142' }, ['id minimum']],
  [{ userDevicePushRegistration: {} }, ['userDevicePushRegistration.name required']],
])('a value of one of several kinds gets the complaints of its own kind: %o', (value, expected) => {
  expect(complaints('NotificationPreferenceRequest', value)).toEqual(expected)
  expect(complaints('NotificationPreferencesRequest', [{ sms: '15185550142' }, value])).toEqual(
    expected.map((each) => `1.${each}`),
  )
})

test('a wrong discriminator weighs more than a missing field', () => {
  expect(complaints('ReportConfigCreateRequest', { ...daily, frequency: 'WEEKLY' })).toEqual([
    'dayOfWeek required',
  ])
  const wrong = { ...daily, frequency: 'DAILY', timeOfDay: '6' }
  expect(complaints('ReportConfigCreateRequest', wrong)).toEqual(['timeOfDay pattern'])
})

test('a nullable value gets the violations of its other type', () => {
  expect(complaints('Device', { id: 1, serialNumber: 'A', deviceStatus: {} })).toEqual([
    'deviceStatus.name required',
  ])
})
