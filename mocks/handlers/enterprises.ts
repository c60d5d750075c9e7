import type { Schema } from '../operations.ts'
import { audit } from '../world/audit.ts'
import { addEnterprise, problemsOfTrees } from '../world/enterprises.ts'
import { imageTypeOf } from '../world/files.ts'
import { defineList } from '../world/list.ts'
import type { EnterprisePreferenceRow, EnterpriseRow, GroupingRow, UserRow } from '../world/rows.ts'
import { folded } from '../world/sort.ts'
import type { World } from '../world/world.ts'
import { availableDeviceTypes } from './commissioning-view.ts'
import { created, invalid, notFound, ok, taken, fail } from './replies.ts'
import type { HandlersOf } from './types.ts'
import { userWithName } from './users.ts'

type Operations =
  | 'listEnterprises'
  | 'searchEnterprises'
  | 'listAllEnterprises'
  | 'createEnterprise'
  | 'getEnterprise'
  | 'updateEnterprise'
  | 'uploadEnterpriseLogo'
  | 'listEnterprisePreferences'
  | 'updateEnterprisePreferences'
  | 'listEnterpriseGroups'

const listOfEnterprises = defineList<EnterpriseRow>({
  table: ({ enterprises }) => enterprises,
  columns: { id: ({ id }) => id, name: ({ name }) => name, token: ({ token }) => token },
  order: 'name,asc',
  texts: ({ name, token }) => [name, token],
})

export const enterprises = {
  listEnterprises({ query, world }) {
    const { rows, page } = listOfEnterprises(world, query)
    return ok(enterprisePage(world, rows, page))
  },

  searchEnterprises({ query, world }) {
    const { rows, page } = listOfEnterprises(world, query, { search: query.search })
    return ok(enterprisePage(world, rows, page))
  },

  listAllEnterprises({ world }) {
    const { rows } = listOfEnterprises(world, { size: world.enterprises.size })
    const enterprises = rows.map((row) => ({
      id: row.id,
      name: row.name,
      token: row.token,
      retired: row.retired,
      availableDeviceTypes: availableDeviceTypes(world, row),
    }))
    return ok({ enterprises })
  },

  createEnterprise({ body, user, world }) {
    if (enterpriseWithName(world, body.name)) return taken('name', nameTaken)
    if (userWithName(world, body.adminUser.username)) {
      return taken('adminUser.username', 'Another user has this username.')
    }
    const problems = problemsOfTrees(body)
    if (problems) return invalid(problems)
    const row = addEnterprise(world, user, body)
    return created({ enterprise: enterpriseView(world, row) })
  },

  getEnterprise({ path, world }) {
    const row = world.enterprises.get(path.id)
    return row ? ok({ enterprise: enterpriseView(world, row) }) : notFound()
  },

  updateEnterprise({ path, body, user, world }) {
    if (!world.enterprises.get(path.id)) return notFound()
    const other = enterpriseWithName(world, body.name)
    if (other && other.id !== path.id) return taken('name', nameTaken)
    const row = world.enterprises.update(path.id, { name: body.name })
    auditEnterprise(world, user, row)
    return ok({ enterprise: enterpriseView(world, row) })
  },

  async uploadEnterpriseLogo({ path, body, user, world }) {
    const row = world.enterprises.get(path.id)
    if (!row) return notFound()
    const type = await imageTypeOf(body.file)
    if (!type) {
      const message = 'The file is not a PNG, JPEG, SVG or WebP image.'
      return fail(422, message, { file: message })
    }
    world.files.put(logoKey(row), new Blob([body.file], { type }))
    auditEnterprise(world, user, { ...row, logo: body.file.name })
    return ok({ enterprise: enterpriseView(world, row) })
  },

  listEnterprisePreferences({ path, world }) {
    return world.enterprises.get(path.id) ? ok(preferencesOf(world, path.id)) : notFound()
  },

  updateEnterprisePreferences({ path, body, user, world }) {
    if (!world.enterprises.get(path.id)) return notFound()
    const before = body.map((wanted) => ownPreference(world, path.id, wanted.id))
    const fields = Object.fromEntries(
      body.flatMap((wanted, at) => Object.entries(problemOf(wanted, before[at], at))),
    )
    if (Object.keys(fields).length > 0) return invalid(fields)
    for (const { id, ...wanted } of body) {
      const value =
        'stringValue' in wanted
          ? { stringValue: wanted.stringValue }
          : { numericValue: wanted.numericValue }
      const record = world.enterprisePreferences.update(id, value)
      const change = { changeType: 'UPDATE', tableName: 'enterprise_preference' } as const
      audit(world, user, { ...change, enterpriseId: path.id, record })
    }
    return ok(preferencesOf(world, path.id))
  },

  listEnterpriseGroups({ path, user, world }) {
    const isOther = user.enterpriseId !== null && user.enterpriseId !== path.id
    if (isOther) return fail(403, 'You do not have access to this.')
    return world.enterprises.get(path.id) ? ok({ groups: groupsOf(world, path.id) }) : notFound()
  },
} satisfies HandlersOf<Operations>

const nameTaken = 'Another enterprise has this name.'
const logoKey = ({ token }: EnterpriseRow) => `logos/${token}`

const enterpriseWithName = (world: World, name: string) =>
  world.enterprises.all().find((row) => folded(row.name) === folded(name))

function enterprisePage(world: World, rows: EnterpriseRow[], page: Schema<'PageInfo'>) {
  const content = rows.map((row) => enterpriseSummary(world, row))
  return { content, totalElements: page.totalElements, page }
}

function enterpriseSummary(world: World, row: EnterpriseRow): Schema<'Enterprise'> {
  const { id, name, token } = row
  const logo = world.files.has(logoKey(row)) ? `/enterprises/logos/${token}.png` : null
  return { id, name, token, logo }
}

function enterpriseView(world: World, row: EnterpriseRow): Schema<'Enterprise'> {
  const root = world.groupings.where('enterpriseId', row.id).find((each) => each.parentId === null)
  return {
    ...enterpriseSummary(world, row),
    deviceGroups: groupsOf(world, row.id),
    rootGrouping: root ? groupingView(world, root) : null,
  }
}

function groupsOf(world: World, enterpriseId: number): Schema<'DeviceGroup'>[] {
  return world.groups
    .where('enterpriseId', enterpriseId)
    .map(({ id, name, displayOrder }) => ({ id, name, displayOrder }))
}

function groupingView(world: World, row: GroupingRow): Schema<'Grouping'> {
  const { id, name, monitoringVisible, timezone } = row
  const group = groupsOf(world, row.enterpriseId).find((each) => each.id === row.groupId)
  return {
    id,
    name,
    monitoringVisible,
    timezone,
    ...(group && { deviceGroup: group }),
    children: world.groupings.where('parentId', id).map((child) => groupingView(world, child)),
  }
}

function preferencesOf(world: World, enterpriseId: number): Schema<'EnterprisePreferenceList'> {
  const rows = world.enterprisePreferences.where('enterpriseId', enterpriseId)
  return {
    preferences: rows.map(({ id, name, token, range, numericValue, stringValue }) => ({
      id,
      name,
      token,
      ...(range ? { numericValue } : { stringValue }),
    })),
  }
}

const ownPreference = (world: World, enterpriseId: number, id: number) =>
  world.enterprisePreferences.where('enterpriseId', enterpriseId).find((row) => row.id === id)

/** The invalid field of a preference in a request; none if it is valid. */
function problemOf(
  wanted: Schema<'EnterprisePreferenceRequest'>,
  row: EnterprisePreferenceRow | undefined,
  at: number,
): Record<string, string> {
  if (!row) return { [`${at}.id`]: 'There is no such preference.' }
  if ('stringValue' in wanted) {
    return row.range ? { [`${at}.stringValue`]: 'Must be a number.' } : {}
  }
  if (!row.range) return { [`${at}.numericValue`]: 'Must be a text.' }
  const [from, to] = row.range
  const { numericValue } = wanted
  const isGood = numericValue === null || (numericValue >= from && numericValue <= to)
  return isGood ? {} : { [`${at}.numericValue`]: `Must be between ${from} and ${to}.` }
}

function auditEnterprise(world: World, user: UserRow, record: EnterpriseRow & { logo?: string }) {
  const change = { changeType: 'UPDATE', tableName: 'enterprise' } as const
  audit(world, user, { ...change, enterpriseId: record.id, record })
}
