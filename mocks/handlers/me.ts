import type { BodyOf, Schema } from '../operations.ts'
import { routesOf } from '../world/access.ts'
import { audit } from '../world/audit.ts'
import { send } from '../world/mail.ts'
import type { NotificationPreferenceRow, UserRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { fail, invalid, notFound, ok, taken } from './replies.ts'
import type { HandlersOf } from './types.ts'
import { localeOf, userEnterprise } from './users.ts'

type Operations =
  | 'getMe'
  | 'updateMe'
  | 'listMyNotificationPreferences'
  | 'replaceMyNotificationPreferences'
  | 'deleteMyNotificationPreference'
  | 'testMyNotificationPreference'
  | 'testUnsavedNotificationPreference'

export const me = {
  getMe({ user, world }) {
    return ok({ user: currentUser(world, user) })
  },

  updateMe({ body, user, world }) {
    const { locale, ...change } = body
    const { locales } = world.catalog
    if (locale !== undefined && !locales.some(({ languageTag }) => languageTag === locale)) {
      return invalid({ locale: 'This language is not offered.' })
    }
    const row = world.users.update(user.id, { ...change, ...(locale && { languageTag: locale }) })
    const { enterpriseId } = row
    audit(world, user, { changeType: 'UPDATE', tableName: 'user', enterpriseId, record: row })
    return ok({ user: currentUser(world, row) })
  },

  listMyNotificationPreferences({ user, world }) {
    return ok(preferencesOf(world, user))
  },

  replaceMyNotificationPreferences({ body, user, world }) {
    const before = world.notificationPreferences.where('userId', user.id)
    const problem = problemOf(world, body, before)
    if (problem) return problem
    for (const row of before) {
      if (!body.some((each) => 'id' in each && each.id === row.id))
        removePreference(world, user, row)
    }
    for (const preference of body) savePreference(world, user, preference)
    return ok(preferencesOf(world, user))
  },

  deleteMyNotificationPreference({ path, user, world }) {
    const row = ownPreference(world, user, path.id)
    if (!row) return notFound()
    removePreference(world, user, row)
    return ok(preferencesOf(world, user))
  },

  testMyNotificationPreference({ path, user, world }) {
    const row = ownPreference(world, user, path.id)
    return row ? ok({ ...sendTest(world, row), ...preferencesOf(world, user) }) : notFound()
  },

  testUnsavedNotificationPreference({ body, world }) {
    return ok(sendTest(world, channelsOf(world, body)))
  },
} satisfies HandlersOf<Operations>

type Channels = Omit<NotificationPreferenceRow, 'id' | 'userId' | 'active'>
type PreferenceRequest = BodyOf<'testUnsavedNotificationPreference'>

function currentUser(world: World, user: UserRow): Schema<'CurrentUser'> {
  const { id, firstName, lastName, username, languageTag } = user
  return {
    id,
    firstName,
    lastName,
    username,
    enterprise: userEnterprise(world, user),
    locale: languageTag === null ? null : localeOf(world, languageTag),
    availableRoutes: routesOf(world, user),
    ...preferencesOf(world, user),
  }
}

function preferencesOf(world: World, user: UserRow): Schema<'NotificationPreferenceList'> {
  const rows = world.notificationPreferences.where('userId', user.id)
  return { notificationPreferences: rows.map((row) => preferenceView(row, user.nullChannels)) }
}

function preferenceView(
  row: NotificationPreferenceRow,
  nullChannels = false,
): Schema<'NotificationPreference'> {
  const { id, active, email, textOnlyEmail, sms, voice, pushName } = row
  return {
    ...(nullChannels && noChannel),
    id,
    active,
    ...(email !== null && { email, textOnlyEmail }),
    ...(sms !== null && { sms }),
    ...(voice !== null && { voice }),
    ...(pushName !== null && { userDevicePushRegistration: { name: pushName } }),
  }
}

const noChannel = {
  email: null,
  textOnlyEmail: null,
  sms: null,
  voice: null,
  userDevicePushRegistration: null,
}

/** The columns of a request; a saved preference with only `id` and `active` keeps its channel. */
function channelsOf(world: World, request: PreferenceRequest): Channels {
  const saved = 'id' in request ? world.notificationPreferences.get(request.id) : undefined
  const { email, textOnlyEmail, sms, voice, userDevicePushRegistration: push } = allOf(request)
  const named = [email, sms, voice, push].some((each) => (each ?? null) !== null)
  if (saved && !named) return saved
  return {
    email: email ?? null,
    textOnlyEmail: textOnlyEmail ?? saved?.textOnlyEmail ?? false,
    sms: sms ?? null,
    voice: voice ?? null,
    pushName: push?.name ?? null,
  }
}

/** A request with the keys of every variant. */
const allOf = (request: PreferenceRequest): Omit<Schema<'SavedPreferenceRequest'>, 'id'> => request

/** Each address occurs once, and each id is one of the user's. */
function problemOf(
  world: World,
  body: PreferenceRequest[],
  before: readonly NotificationPreferenceRow[],
) {
  const seen = new Set<string>()
  for (const [index, preference] of body.entries()) {
    if ('id' in preference && !before.some(({ id }) => id === preference.id)) {
      return fail(409, 'One of the preferences was removed in the meantime.')
    }
    const channels = channelsOf(world, preference)
    const { email, sms, voice, pushName } = channels
    if ([email, sms, voice, pushName].filter((each) => each !== null).length > 1) {
      return invalid({ [String(index)]: 'A preference has one channel.' })
    }
    for (const channel of ['email', 'sms', 'voice'] as const) {
      const address = channels[channel]?.toLowerCase()
      if (address === undefined) continue
      const key = `${channel} ${address}`
      const what = channel === 'email' ? 'address' : 'number'
      if (seen.has(key)) return taken(`${index}.${channel}`, `This ${what} is in the list already.`)
      seen.add(key)
    }
  }
  return undefined
}

function savePreference(world: World, user: UserRow, preference: PreferenceRequest): void {
  const { active } = preference
  const table = world.notificationPreferences
  const before = 'id' in preference ? table.get(preference.id) : undefined
  const { email, textOnlyEmail, sms, voice, pushName } = channelsOf(world, preference)
  const channels = { email, textOnlyEmail, sms, voice, pushName }
  const columns = { ...channels, active: active ?? before?.active ?? true }
  const record = before
    ? table.update(before.id, columns)
    : table.insert({ ...columns, userId: user.id })
  if (before && JSON.stringify(before) === JSON.stringify(record)) return
  auditPreference(world, user, before ? 'UPDATE' : 'INSERT', record)
}

function removePreference(world: World, user: UserRow, row: NotificationPreferenceRow): void {
  world.notificationPreferences.delete(row.id)
  auditPreference(world, user, 'DELETE', row)
}

function auditPreference(
  world: World,
  user: UserRow,
  changeType: 'INSERT' | 'UPDATE' | 'DELETE',
  record: NotificationPreferenceRow,
) {
  const { enterpriseId } = user
  audit(world, user, { changeType, tableName: 'notification_preference', enterpriseId, record })
}

const ownPreference = (world: World, user: UserRow, id: number) =>
  world.notificationPreferences.where('userId', user.id).find((row) => row.id === id)

/** Sends nothing to numbers that end in 99 and to addresses that begin with `bounce`, to demonstrate a refusal. */
function sendTest(world: World, { email, sms, voice, pushName }: Channels) {
  const number = sms ?? voice
  const refused =
    email?.startsWith('bounce') === true
      ? 'The mail server does not know this address.'
      : number?.endsWith('99') === true
        ? `The provider does not accept ${sms === null ? 'calls' : 'texts'} to this number.`
        : null
  if (refused !== null) return { successful: false, message: refused }
  send(world, {
    channel: email !== null ? 'mail' : sms !== null ? 'sms' : voice !== null ? 'voice' : 'push',
    to: email ?? number ?? pushName ?? '',
    subject: 'Test notification',
    text: 'This is how an alert reaches you.',
    link: null,
  })
  return { successful: true, message: null }
}
