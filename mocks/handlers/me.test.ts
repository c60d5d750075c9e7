import { beforeEach, describe, expect, test } from 'vitest'
import type { BodyOf } from '../operations.ts'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

type Preferences = BodyOf<'replaceMyNotificationPreferences'>

const replace = (body: Preferences) => call('replaceMyNotificationPreferences', { body })

/** The administrator's five preferences as a request. */
async function current(): Promise<Preferences> {
  const { notificationPreferences } = await succeed('listMyNotificationPreferences')
  return notificationPreferences as Preferences
}

const idsOf = (preferences: Preferences) =>
  preferences.map((each) => ('id' in each ? each.id : undefined))

describe('the signed-in user', () => {
  test.each(['admin', 'fulfillment', 'staff'] as const)(
    'is the one of the contract’s example (%s)',
    async (name) => {
      const { user } = await succeed('getMe', { as: name })
      const routes = { admin: 6, fulfillment: 1, staff: 1 }
      expect(user.availableRoutes).toHaveLength(routes[name])
      expect(user.notificationPreferences?.length).toBeGreaterThan(0)
    },
  )

  test('can choose a language without changing the rest', async () => {
    const { user } = await succeed('updateMe', { body: { locale: 'fr' } })
    expect(user).toMatchObject({ firstName: 'Ada', locale: { description: 'Français' } })
    expect(await succeed('getMe')).toMatchObject({ user: { locale: { languageTag: 'fr' } } })
  })

  test('cannot choose an unsupported language', async () => {
    expect(await call('updateMe', { body: { locale: 'nl' } })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'locale', message: 'This language is not offered.' }] },
    })
  })

  test.each([
    [{ locale: 'en-US', password: '7-chars' }, 'password'],
    [{ locale: 'en-US', firstName: '' }, 'firstName'],
    [{ locale: '' }, 'locale'],
  ])('cannot be changed by %o, for the contract forbids it', async (body, field) => {
    expect(await call('updateMe', { body: body as BodyOf<'updateMe'> })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field }] },
    })
  })

  test('can set a password without choosing a language', async () => {
    const before = world().users.get(1)!.languageTag
    await succeed('updateMe', { body: { password: 'cold-chain-2026' } })
    expect(world().users.get(1)).toMatchObject({ password: 'cold-chain-2026', languageTag: before })
  })

  test.each([{ firstName: '   ' }, {}])('cannot be changed to %o', async (body) => {
    expect(await call('updateMe', { body })).toMatchObject({ status: 422 })
  })

  test('signs in with the new password', async () => {
    await succeed('updateMe', { body: { locale: 'en-US', password: 'cold-chain-2026' } })
    const body = { username: 'admin@waypost.test', password: 'cold-chain-2026' }
    expect(await call('signIn', { body, as: null })).toMatchObject({ status: 200 })
    expect(JSON.stringify(world().auditEvents.all())).not.toContain('cold-chain-2026')
  })
})

describe('the notification preferences', () => {
  test('are replaced: those without an id are added, those left out are removed, those with one stay', async () => {
    const [first, second, ...rest] = await current()
    const added = { email: 'night.shift@waypost.test' }
    await replace([{ ...first, active: false } as Preferences[number], ...rest, added])
    const after = await current()
    expect(idsOf(after)).toEqual([21, 23, 24, 25, expect.any(Number)])
    expect(after[0]).toMatchObject({ active: false })
    expect(after[4]).toMatchObject({ active: true, ...added, textOnlyEmail: false })
    expect(world().notificationPreferences.get(idsOf([second!])[0])).toBeUndefined()
  })

  test('that are saved may keep what the server stored: a foreign number, null channels', async () => {
    const table = world().notificationPreferences
    const others = await current()
    const foreign = table.insert({ ...table.get(22)!, id: 900, email: null, sms: '4930123456' })
    const body = [
      ...others,
      { id: foreign.id, active: false, email: null, voice: null, sms: '4930123456' },
    ] as Preferences
    expect(await replace(body)).toMatchObject({ status: 200 })
    expect(table.get(900)).toEqual({ ...foreign, active: false })
    expect(await replace([{ sms: '4930123456' }])).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: '0.sms' }] },
    })
  })

  test('that are saved have one channel', async () => {
    const body = [{ id: 21, email: 'a@waypost.test', sms: '15185550142' }]
    expect(await replace(body)).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: '0' }] },
    })
  })

  test('of other users stay', async () => {
    const before = await succeed('listMyNotificationPreferences', { as: 'staff' })
    await replace([])
    expect(await current()).toEqual([])
    expect(await succeed('listMyNotificationPreferences', { as: 'staff' })).toEqual(before)
  })

  test('have no duplicate address', async () => {
    const body = [...(await current()), { email: 'ADA.okafor@waypost.test' }]
    expect(await replace(body)).toMatchObject({
      status: 409,
      body: {
        fieldErrors: [{ field: '5.email', message: 'This address is in the list already.' }],
      },
    })
    expect(await current()).toHaveLength(5)
  })

  test('may use one number for both texts and calls', async () => {
    const body = [{ sms: '15185550142' }, { voice: '15185550142' }]
    expect(await replace(body)).toMatchObject({ status: 200 })
  })

  test.each([27, 999])(
    'do not take in that of another user, or one that is gone (%d)',
    async (id) => {
      expect(await replace([{ id, sms: '15185550142' }])).toMatchObject({ status: 409 })
    },
  )

  test('without one answer with the remaining ones', async () => {
    const { notificationPreferences } = await succeed('deleteMyNotificationPreference', {
      path: { id: 24 },
    })
    expect(notificationPreferences.map(({ id }) => id)).toEqual([21, 22, 23, 25])
    expect(world().auditEvents.all().at(-1)).toMatchObject({ changeType: 'DELETE' })
  })

  test('add to the audit log only what changed', async () => {
    await replace(await current())
    expect(world().auditEvents.where('tableName', 'notification_preference')).toEqual(
      createTestSandbox().world().auditEvents.where('tableName', 'notification_preference'),
    )
  })

  test.each(['deleteMyNotificationPreference', 'testMyNotificationPreference'] as const)(
    'of others are not found by %s',
    async (operationId) => {
      expect(await call(operationId, { path: { id: 27 } })).toMatchObject({ status: 404 })
    },
  )
})

describe('a preference', () => {
  test.each([
    [{ email: 'a@waypost.test', sms: '15185550142' }],
    [{}],
    [{ email: 'night.shift' }],
    [{ sms: '5185550142' }],
  ])('is refused with %o', async (preference) => {
    const reply = await replace([preference as unknown as Preferences[number]])
    expect(reply.status).toBe(422)
    expect(await current()).toHaveLength(5)
  })
})

describe('a test notification', () => {
  test('is sent by a saved preference', async () => {
    const result = await succeed('testMyNotificationPreference', { path: { id: 21 } })
    expect(result).toMatchObject({ successful: true, message: null })
    expect(result.notificationPreferences).toHaveLength(5)
    expect(world().mails.all()).toMatchObject([{ channel: 'mail', to: 'ada.okafor@waypost.test' }])
  })

  test.each([
    [{ email: 'night.shift@waypost.test' }, 'mail'],
    [{ sms: '15185550188' }, 'sms'],
    [{ voice: '15185550188' }, 'voice'],
    [{ userDevicePushRegistration: { name: 'Phone' } }, 'push'],
  ])('is sent by %o before it is saved', async (body, channel) => {
    await succeed('testUnsavedNotificationPreference', { body })
    expect(world().mails.all()).toMatchObject([{ channel }])
    expect(await current()).toHaveLength(5)
  })

  test.each([{ email: 'bounce@waypost.test' }, { sms: '15185550199' }, { voice: '15185550199' }])(
    'is refused for %o',
    async (body) => {
      expect(await succeed('testUnsavedNotificationPreference', { body })).toMatchObject({
        successful: false,
        message: expect.any(String),
      })
      expect(world().mails.size).toBe(0)
    },
  )
})
