import { day } from '../clock.ts'
import { demoTokens } from '../sessions.ts'
import type { Seed } from './seed.ts'

/** Every user of a new world has this password. */
export const demoPassword = 'waypost-demo-1'

/** The initial reset links, all of the staff account: one valid, one expired, one used. */
export const resetLinks = {
  good: '7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a11',
  expired: '7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a12',
  used: '7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a13',
} as const

/** The three accounts of the examples with their notification preferences, tokens and reset links. */
export function seedAccounts({ world, examples, scenario }: Seed): void {
  for (const name of ['admin', 'fulfillment', 'staff'] as const) {
    const { user } = examples.answer('getMe', 200, name)
    world.users.insert({
      id: user.id,
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      username: user.username,
      password: demoPassword,
      enterpriseId: scenario === 'empty' ? null : (user.enterprise?.id ?? null),
      languageTag: user.locale?.languageTag ?? 'en-US',
      archived: false,
      actionRoleTemplateIds: { admin: [1], fulfillment: [2], staff: [5] }[name],
    })
    for (const preference of user.notificationPreferences ?? []) {
      world.notificationPreferences.insert({
        id: preference.id,
        userId: user.id,
        active: preference.active,
        email: preference.email ?? null,
        textOnlyEmail: preference.textOnlyEmail ?? false,
        sms: preference.sms ?? null,
        voice: preference.voice ?? null,
        pushName: preference.userDevicePushRegistration?.name ?? null,
      })
    }
  }
  for (const [token, userId] of Object.entries(demoTokens)) {
    world.sessions.set(token, { userId, expired: false })
  }
  const now = world.clock.now()
  const { good, expired, used } = resetLinks
  world.passwordResets.insert({ token: good, userId: 3, expiresAt: now + day, used: false })
  world.passwordResets.insert({ token: expired, userId: 3, expiresAt: now - day, used: false })
  world.passwordResets.insert({ token: used, userId: 3, expiresAt: now + day, used: true })
}
