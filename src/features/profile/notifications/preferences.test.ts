import { expect, test } from 'vitest'
import {
  isTaken,
  newPreference,
  preferenceName,
  preferenceRows,
  savedPreference,
} from './preferences.ts'

const none = {
  email: null,
  textOnlyEmail: null,
  sms: null,
  voice: null,
  userDevicePushRegistration: null,
}
const row = { id: 1, active: true, textOnly: false } as const
const saved = [
  { id: 1, active: true, email: 'ada@waypost.test', textOnlyEmail: true },
  { ...none, id: 2, active: false, sms: '15185550142' },
  { ...none, id: 3, active: true, voice: '442079460958' },
  { ...none, id: 4, active: true, userDevicePushRegistration: { name: 'Phone' } },
  { ...none, id: 5, active: true },
]

test('the channel of a preference is the one that is not null', () => {
  expect(preferenceRows(saved)).toEqual([
    { ...row, channel: 'email', value: 'ada@waypost.test', textOnly: true },
    { ...row, id: 2, active: false, channel: 'sms', value: '15185550142' },
    { ...row, id: 3, channel: 'voice', value: '442079460958' },
    { ...row, id: 4, channel: 'push', value: 'Phone' },
  ])
})

test('phone numbers are formatted', () => {
  expect(preferenceRows(saved).map(preferenceName)).toEqual([
    'ada@waypost.test',
    '+1 (518) 555-0142',
    '+44 20 7946 0958',
    'Phone',
  ])
})

test('email addresses and US numbers can be added again, others cannot', () => {
  expect(preferenceRows(saved).map(newPreference)).toEqual([
    { active: true, email: 'ada@waypost.test', textOnlyEmail: true },
    { active: false, sms: '15185550142' },
    undefined,
    undefined,
  ])
})

test.each([
  ['r&d@acme.com', true],
  ['o%n@acme.com', true],
  ['jobs/eu@acme.com', true],
  ["o'neil+alerts@mail.acme.co.uk", true],
  ['info@xn--e1afmkfd.xn--p1ai', true],
  ['not an address', false],
  ['ada@waypost', false],
  ['ada@waypost..com', false],
  ['ada.@waypost.com', false],
  ['ada@-waypost.com', false],
  [' ada@waypost.com', false],
])('%s is an email address: %s', (value, valid) => {
  expect(newPreference({ ...row, channel: 'email', value }) !== undefined).toBe(valid)
})

test.each(['10791112345', '11111111111', '11234567890', '155555501009'])(
  'the saved number %s, which no number of the United States is, is shown and kept',
  (sms) => {
    const [saved] = preferenceRows([{ ...none, id: 1, active: true, sms }])
    expect(newPreference(saved!)).toBeUndefined()
    expect(preferenceName(saved!).replaceAll(/\D/g, '')).toBe(sms)
    expect(savedPreference({ ...none, id: 1, active: true, sms }).sms).toBe(sms)
  },
)

test('saved preferences are sent back completely, without fields outside the contract', () => {
  const push = { id: 6, active: true, userDevicePushRegistration: { name: 'Phone', model: 'X' } }
  expect(savedPreference({ ...push, createdAt: 'today' } as typeof push)).toEqual({
    id: 6,
    active: true,
    userDevicePushRegistration: { name: 'Phone' },
  })
  expect(savedPreference(saved[4]!)).toEqual(saved[4])
})

test.each([
  ['email', 'ADA@waypost.test', true],
  ['email', 'other@waypost.test', false],
  ['sms', '15185550142', true],
  // Both may use the same number.
  ['voice', '15185550142', false],
] as const)('%s %s is taken: %s', (channel, value, taken) => {
  expect(isTaken(saved, { channel, value })).toBe(taken)
})
