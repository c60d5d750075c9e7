import { beforeEach, describe, expect, test } from 'vitest'
import { readOperations } from '../contract.ts'
import type { BodyOf } from '../operations.ts'
import { contract, createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

type New = BodyOf<'createEnterprise'>

/** A copy of the contract's example of a new enterprise. */
function example(name: string): New {
  const operation = readOperations(contract).find((each) => each.operationId === 'createEnterprise')
  const found = operation?.request?.contents[0]?.examples.find((each) => each.name === name)
  return structuredClone(found?.value) as New
}

const create = (body: New) => call('createEnterprise', { body })
const fieldsOf = ({ body }: { body: object }) =>
  'fieldErrors' in body ? (body.fieldErrors as { field: string }[]).map(({ field }) => field) : []

describe('the list of enterprises', () => {
  test.each(['id', 'name', 'token'])('sorts by %s', async (column) => {
    const query = { sort: [`${column},desc`], size: 24 }
    const { content } = await succeed('listEnterprises', { query })
    const sorted = content.toSorted((a, b) => {
      const [left, right] = [a, b].map((row) => String(Object(row)[column]).toLowerCase())
      return column === 'id' ? b.id - a.id : left! < right! ? 1 : -1
    })
    expect(content.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
  })

  test('is that of the contract’s examples', async () => {
    const { content, totalElements } = await succeed('listEnterprises', { query: { page: 1 } })
    expect(totalElements).toBe(24)
    expect(content.map(({ id }) => id)).toEqual([21, 22, 23, 24])
  })

  test('is searched by name and token', async () => {
    const found = await succeed('searchEnterprises', { query: { search: 'MARKET' } })
    expect(found.content.map(({ id }) => id)).toEqual([1, 17])
  })

  test('is complete and sorted by name where one is chosen', async () => {
    const { enterprises } = await succeed('listAllEnterprises')
    expect(enterprises).toHaveLength(24)
    expect(enterprises[0]).toEqual({
      id: 6,
      name: 'Bluebird Bakery Cafés',
      token: 'bluebird-bakery-cafes',
      retired: false,
      availableDeviceTypes: [],
    })
    expect(enterprises.filter(({ retired }) => retired).map(({ id }) => id)).toEqual([22])
  })

  test('says which device types an enterprise can order if not all', async () => {
    const { enterprises } = await succeed('listAllEnterprises')
    const limited = enterprises.filter(({ availableDeviceTypes }) => availableDeviceTypes?.length)
    expect(limited.length).toBeGreaterThan(0)
  })
})

test('an enterprise has its levels and its tree', async () => {
  const { enterprise } = await succeed('getEnterprise', { path: { id: 3 } })
  expect(enterprise.deviceGroups?.map(({ name }) => name)).toEqual([
    'Corporation',
    'Region',
    'Store',
  ])
  expect(enterprise.rootGrouping?.children.map(({ name }) => name)).toEqual([
    'Mountain Region',
    'Pacific Region',
  ])
  expect(enterprise.logo).toBe('/enterprises/logos/northgate-foods.png')
})

describe('a new enterprise', () => {
  test.each(['grocery', 'custom'])('is in the list with its tree (%s)', async (name) => {
    const body = example(name)
    const { enterprise } = await succeed('createEnterprise', { body })
    expect(enterprise).toMatchObject({ id: 25, name: body.name, logo: null })
    const found = await succeed('getEnterprise', { path: { id: 25 } })
    expect(found.enterprise.rootGrouping).toMatchObject({
      name: body.rootGrouping.name,
      children: body.rootGrouping.children.map((child) => ({ name: child.name })),
    })
    expect(
      world()
        .auditEvents.where('enterpriseId', 25)
        .map((each) => each.tableName),
    ).toEqual(['enterprise', 'user'])
  })

  test('has an administrator who can sign in', async () => {
    const body = example('grocery')
    await create(body)
    const credentials = { username: body.adminUser.username, password: body.adminPassword }
    const { token } = await succeed('signIn', { body: credentials, as: null })
    expect(await succeed('getMe', { as: token })).toMatchObject({
      user: { enterprise: { name: body.name } },
    })
  })

  test('gets a unique token', async () => {
    const { enterprise } = await succeed('createEnterprise', {
      body: { ...example('grocery'), name: 'Harbor  Grill!' },
    })
    expect(enterprise!.token).toBe('harbor-grill-2')
  })

  test('needs a unique name', async () => {
    const reply = await create({ ...example('grocery'), name: 'HARBOR grill' })
    expect([reply.status, fieldsOf(reply)]).toEqual([409, ['name']])
  })

  test('needs an administrator with a unique username', async () => {
    const body = example('grocery')
    const adminUser = { ...body.adminUser, username: 'admin@waypost.test' }
    const reply = await create({ ...body, adminUser })
    expect([reply.status, fieldsOf(reply)]).toEqual([409, ['adminUser.username']])
  })

  const breaches: [title: string, change: (body: New) => void, field: string][] = [
    [
      'a level’s name twice',
      ({ rootGroup }) => (rootGroup.children[0]!.name = 'corporation'),
      'rootGroup.children.0.name',
    ],
    [
      'a grouping’s name twice',
      ({ rootGrouping }) => (rootGrouping.children[0]!.name = ' orchard lane Grocers'),
      'rootGrouping.children.0.name',
    ],
    [
      'no time zone where the level needs one',
      ({ rootGrouping }) => (rootGrouping.children[0]!.timezone = null),
      'rootGrouping.children.0.timezone',
    ],
    [
      'a grouping of no level',
      ({ rootGrouping }) =>
        (rootGrouping.children[0]!.businessStructure.uuid = crypto.randomUUID()),
      'rootGrouping.children.0.businessStructure',
    ],
    [
      'a parent that is not the node above',
      ({ rootGroup }) => (rootGroup.children[0]!.parent = null),
      'rootGroup.children.0.parent',
    ],
  ]

  test.each(breaches)('is refused with %s', async (_, change, field) => {
    const body = example('grocery')
    change(body)
    const reply = await create(body)
    expect(reply.status).toBe(422)
    expect(fieldsOf(reply)).toContain(field)
    expect(world().enterprises.size).toBe(24)
  })
})

describe('a new name', () => {
  const rename = (name: string) => call('updateEnterprise', { path: { id: 1 }, body: { name } })

  test('shows everywhere the enterprise is named', async () => {
    await rename('Fresh Fields Markets')
    const { user } = await succeed('getMe', { as: 'staff' })
    expect(user.enterprise?.name).toBe('Fresh Fields Markets')
    expect(world().auditEvents.where('enterpriseId', 1).at(-1)).toMatchObject({
      changeType: 'UPDATE',
      tableName: 'enterprise',
    })
  })

  test('may differ from the old one only in case', async () => {
    expect(await rename('FRESH FIELDS MARKET')).toMatchObject({ status: 200 })
  })

  test('must not belong to another enterprise', async () => {
    expect(await rename('Harbor Grill')).toMatchObject({ status: 409 })
  })
})

describe('preferences', () => {
  const save = (body: BodyOf<'updateEnterprisePreferences'>) =>
    call('updateEnterprisePreferences', { path: { id: 1 }, body })
  const delay = { id: 801, name: 'Delay', token: 'alert_escalation_delay' }

  test('are saved, and audited', async () => {
    await save([{ ...delay, numericValue: 30 }])
    const { preferences } = await succeed('listEnterprisePreferences', { path: { id: 1 } })
    expect(preferences).toHaveLength(5)
    expect(preferences[0]).toMatchObject({
      numericValue: 30,
      name: 'Alert escalation delay (minutes)',
    })
    expect(world().auditEvents.all().at(-1)?.recordData).toContain('"numeric_value":30')
  })

  test('may be emptied', async () => {
    expect(await save([{ ...delay, numericValue: null }])).toMatchObject({ status: 200 })
  })

  test('without a text stay unchanged', async () => {
    const text = { ...delay, id: 804, stringValue: null }
    expect(await save([text])).toMatchObject({ status: 200 })
    const { preferences } = await succeed('listEnterprisePreferences', { path: { id: 1 } })
    expect(preferences[3]).toMatchObject({ stringValue: null })
  })

  test('are not saved when one is wrong', async () => {
    const text = { id: 804, name: 'Unit', token: 'temperature_unit', stringValue: 'Celsius' }
    const reply = await save([text, { ...delay, numericValue: 241 }])
    expect(fieldsOf(reply)).toEqual(['1.numericValue'])
    const { preferences } = await succeed('listEnterprisePreferences', { path: { id: 1 } })
    expect(preferences[3]).toMatchObject({ stringValue: 'Fahrenheit' })
  })

  test.each([
    [{ ...delay, stringValue: 'soon' }, '0.stringValue'],
    [{ ...delay, id: 804, numericValue: 1 }, '0.numericValue'],
    [{ ...delay, id: 1, numericValue: 1 }, '0.id'],
  ])('%o is refused', async (preference, field) => {
    expect(fieldsOf(await save([preference]))).toEqual([field])
  })
})

describe('a logo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const upload = (content: string, id = 24) =>
    call('uploadEnterpriseLogo', {
      path: { id },
      body: { file: new File([content], 'logo.png', { type: 'image/png' }) },
    })

  test('is read back with its image type', async () => {
    expect(await upload(svg)).toMatchObject({
      body: { enterprise: { logo: '/enterprises/logos/zephyr-coffee-roasters.png' } },
    })
    const image = await succeed('getEnterpriseLogo', { path: { token: 'zephyr-coffee-roasters' } })
    expect([image.type, await image.text()]).toEqual(['image/svg+xml', svg])
  })

  test('replaces an older one', async () => {
    await upload(svg, 1)
    const image = await succeed('getCurrentEnterpriseLogo', { as: null })
    expect(await image.text()).toBe(svg)
  })

  test('must be an image, whatever its declared type', async () => {
    expect(await upload('<html>')).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'file' }] },
    })
  })
})

describe('an image', () => {
  test('of a location is its floor plan', async () => {
    const plan = await succeed('getGroupingImage', { path: { id: 1003, imageId: 'floor-plan' } })
    expect(await plan.text()).toContain('Buffalo – Elmwood')
  })

  test.each([
    { id: 1001, imageId: 'floor-plan' },
    { id: 1003, imageId: 'other' },
    { id: 9, imageId: 'floor-plan' },
  ])('of nothing is not found (%o)', async (path) => {
    expect(await call('getGroupingImage', { path })).toMatchObject({ status: 404 })
  })

  test('of an enterprise without a logo is not found', async () => {
    const path = { token: 'copper-kettle-diners' }
    expect(await call('getEnterpriseLogo', { path, as: null })).toMatchObject({ status: 404 })
  })
})

test('only its own staff may read the levels of an enterprise', async () => {
  const path = { id: 1 }
  const own = await succeed('listEnterpriseGroups', { path, as: 'staff' })
  expect(own).toEqual(await succeed('listEnterpriseGroups', { path }))
  const other = await call('listEnterpriseGroups', { path: { id: 2 }, as: 'staff' })
  expect(other).toMatchObject({ status: 403 })
})

test.each(['getEnterprise', 'listEnterprisePreferences', 'listEnterpriseGroups'] as const)(
  '%s of nothing is not found',
  async (operationId) => {
    expect(await call(operationId, { path: { id: 999 } })).toMatchObject({ status: 404 })
  },
)
