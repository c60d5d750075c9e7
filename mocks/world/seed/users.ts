import { slugOf } from '../slug.ts'
import type { World } from '../world.ts'
import { demoPassword } from './accounts.ts'
import { personName } from './names.ts'
import type { Seed } from './seed.ts'

/** This user signs in through their company and has no password. */
const withoutPassword = 'luc.fontaine@northgate.example'

/** The users of the examples, and generated ones of the other enterprises. */
export function seedUsers({ world, examples, scenario }: Seed): void {
  const { random } = world
  const { users } = examples.answer('listUsers', 200, 'usersPage')._embedded
  for (const user of users) {
    const actionRoleTemplateIds = (user.actionRoleTemplates ?? []).map(({ id }) => id)
    if (world.users.get(user.id)) {
      world.users.update(user.id, { actionRoleTemplateIds })
      continue
    }
    world.users.insert({
      id: user.id,
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      username: user.username,
      password: user.username === withoutPassword ? null : demoPassword,
      enterpriseId: user.enterprise?.id ?? null,
      languageTag: user.locale?.languageTag ?? 'en-US',
      archived: user.archived ?? false,
      actionRoleTemplateIds,
    })
  }

  // The first three enterprises have exactly the users of the examples.
  const customers = world.enterprises.all().filter(({ id, retired }) => id > 3 && !retired)
  const total = scenario === 'large' ? 3000 : 40
  for (let index = world.users.size; index < total; index += 1) {
    const enterprise = customers[index % customers.length]!
    const { firstName, lastName } = personName(random)
    const user = world.users.insert({
      firstName,
      lastName,
      username: `${slugOf(firstName)}.${slugOf(lastName)}.${index + 1}@${enterprise.token}.example`,
      password: demoPassword,
      enterpriseId: enterprise.id,
      languageTag: random.pick(world.catalog.locales).languageTag,
      archived: random.chance(0.1),
      actionRoleTemplateIds: [random.int(3, 5)],
    })
    insertPreference(world, user.id, { email: user.username })
  }
  seedFoundAddresses({ world, examples, scenario })
}

/** The notification channels of the users in the search's example. */
function seedFoundAddresses({ world, examples }: Seed): void {
  const { results } = examples.answer('adminSearch', 200, 'usersFoundByAdmin').data
  for (const found of results) {
    if (!('userId' in found) || world.notificationPreferences.find('userId', found.userId)) continue
    const { userId, emailAddresses, smsNumbers, voiceNumbers } = found
    for (const email of emailAddresses ?? []) insertPreference(world, userId, { email })
    for (const sms of smsNumbers ?? []) insertPreference(world, userId, { sms })
    for (const voice of voiceNumbers ?? []) insertPreference(world, userId, { voice })
  }
}

type Channel = { email: string } | { sms: string } | { voice: string }

function insertPreference(world: World, userId: number, channel: Channel): void {
  const none = { email: null, textOnlyEmail: false, sms: null, voice: null, pushName: null }
  world.notificationPreferences.insert({ userId, active: true, ...none, ...channel })
}
