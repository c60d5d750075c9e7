import type { BodyOf, Schema } from '../operations.ts'
import { audit } from '../world/audit.ts'
import { defineList } from '../world/list.ts'
import type { UserRow } from '../world/rows.ts'
import { folded } from '../world/sort.ts'
import type { World } from '../world/world.ts'
import { created, fail, invalid, noContent, notFound, ok, taken } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'listUsers'
  | 'searchUsers'
  | 'createUser'
  | 'getUser'
  | 'updateUser'
  | 'archiveUser'

const listOfUsers = defineList<UserRow>({
  table: ({ users }) => users,
  reads: ({ enterprises }) => [enterprises],
  columns: {
    id: ({ id }) => id,
    firstName: ({ firstName }) => firstName,
    lastName: ({ lastName }) => lastName,
    username: ({ username }) => username,
    'enterprise.name': ({ enterpriseId }, world) => world.enterprises.get(enterpriseId)?.name,
  },
  order: 'lastName,asc',
  texts: (row) => [fullName(row), row.username],
})

export const users = {
  listUsers({ query, world }) {
    const { rows, page } = listOfUsers(world, query)
    return ok({ _embedded: { users: rows.map((row) => userView(world, row)) }, page })
  },

  searchUsers({ query, world }) {
    const { rows, page } = listOfUsers(world, query, { search: query.search })
    return ok({ _embedded: { users: rows.map((row) => userView(world, row)) }, page })
  },

  createUser({ body, user, world }) {
    const problems = problemsOf(world, body)
    if (problems) return problems
    const { locale, enterpriseId = null, actionRoleTemplateIds = [], ...names } = body
    const row = world.users.insert({
      ...names,
      enterpriseId,
      actionRoleTemplateIds,
      languageTag: locale,
      archived: false,
    })
    audit(world, user, { changeType: 'INSERT', tableName: 'user', enterpriseId, record: row })
    return created({ user: userView(world, row) })
  },

  getUser({ path, world }) {
    const row = world.users.get(path.id)
    return row ? ok({ user: userView(world, row) }) : notFound()
  },

  updateUser({ path, body, user, world }) {
    if (!world.users.get(path.id)) return notFound()
    const problems = problemsOf(world, body, path.id)
    if (problems) return problems
    if (path.id === user.id && givesUpRights(user, body.actionRoleTemplateIds)) {
      return taken('actionRoleTemplateIds', 'You cannot take away your own rights to administer.')
    }
    const { locale, ...change } = body
    const row = world.users.update(path.id, { ...change, ...(locale && { languageTag: locale }) })
    const { enterpriseId } = row
    audit(world, user, { changeType: 'UPDATE', tableName: 'user', enterpriseId, record: row })
    return ok({ user: userView(world, row) })
  },

  archiveUser({ path, user, world }) {
    if (!world.users.get(path.id)) return notFound()
    if (path.id === user.id) return fail(409, 'You cannot archive your own account.')
    const row = world.users.update(path.id, { archived: true })
    const { enterpriseId } = row
    audit(world, user, { changeType: 'UPDATE', tableName: 'user', enterpriseId, record: row })
    return noContent()
  },
} satisfies HandlersOf<Operations>

/** A user as the contract shows them. */
export function userView(world: World, row: UserRow): Schema<'User'> {
  const { id, firstName, lastName, username, archived } = row
  return {
    id,
    firstName,
    lastName,
    username,
    archived,
    enterprise: userEnterprise(world, row),
    locale: row.languageTag === null ? null : localeOf(world, row.languageTag),
    actionRoleTemplates: world.catalog.actionRoleTemplates.filter((template) =>
      row.actionRoleTemplateIds.includes(template.id),
    ),
  }
}

/** Both names, one of them, or an empty text. */
export function fullName({ firstName, lastName }: UserRow): string {
  return [firstName, lastName].filter((name) => name !== null).join(' ')
}

export function userEnterprise(world: World, row: UserRow): Schema<'UserEnterprise'> | null {
  const enterprise = world.enterprises.get(row.enterpriseId)
  return enterprise ? { id: enterprise.id, name: enterprise.name } : null
}

export function localeOf(world: World, languageTag: string): Schema<'Locale'> {
  const known = world.catalog.locales.find((locale) => locale.languageTag === languageTag)
  return known ?? { languageTag, description: languageTag }
}

/** The user with a username, ignoring letter case. */
export function userWithName(world: World, username: string): UserRow | undefined {
  const wanted = folded(username)
  return world.users.all().find((row) => folded(row.username) === wanted)
}

function problemsOf(
  world: World,
  body: Partial<BodyOf<'createUser'>> | BodyOf<'updateUser'>,
  ownId?: number,
) {
  const { username, enterpriseId, locale, actionRoleTemplateIds = [] } = body
  const other = username === undefined ? undefined : userWithName(world, username)
  if (other && other.id !== ownId) return taken('username', 'Another user has this username.')
  const { actionRoleTemplates, locales } = world.catalog
  const unknown = actionRoleTemplateIds.findIndex(
    (id) => !actionRoleTemplates.some((template) => template.id === id),
  )
  const fields = {
    ...problemOfEnterprise(world, enterpriseId, ownId),
    ...(locale !== undefined &&
      !locales.some(({ languageTag }) => languageTag === locale) && {
        locale: 'This language is not offered.',
      }),
    ...(unknown >= 0 && {
      [`actionRoleTemplateIds.${unknown}`]: 'There is no such set of rights.',
    }),
  }
  return Object.keys(fields).length > 0 ? invalid(fields) : undefined
}
/** A user may stay with an enterprise that has since been retired. */
function problemOfEnterprise(
  world: World,
  enterpriseId: number | null | undefined,
  ownId: number | undefined,
): Record<string, string> {
  if (typeof enterpriseId !== 'number') return {}
  const enterprise = world.enterprises.get(enterpriseId)
  if (!enterprise) return { enterpriseId: 'There is no such enterprise.' }
  const isOwn = world.users.get(ownId)?.enterpriseId === enterpriseId
  return enterprise.retired && !isOwn ? { enterpriseId: 'This enterprise is retired.' } : {}
}
const administrator = 1

const givesUpRights = (user: UserRow, wanted: readonly number[] | undefined) =>
  wanted !== undefined &&
  user.actionRoleTemplateIds.includes(administrator) &&
  !wanted.includes(administrator)
