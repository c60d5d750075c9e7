import { describe, expect, test } from 'vitest'
import { contract, createTestSandbox } from '../handlers/testing.ts'
import { day } from './clock.ts'
import { copiedWorld } from './copied-world.ts'
import { createExamples, examplesNow, moved } from './examples.ts'
import { removedEnterprise } from './seed/special-places.ts'
import { Table } from './table.ts'
import { createWorld, type Scenario, type World } from './world.ts'

const build = (scenario: Scenario, options: { now?: number; seed?: number } = {}) => {
  const { now = examplesNow, seed = 1 } = options
  return createWorld(contract, { scenario, now: new Date(now), fixed: true, seed })
}

const copy = (scenario: Scenario) =>
  copiedWorld(contract, { scenario, now: new Date(examplesNow), fixed: true })

/** Every row of every table. */
const contentsOf = (world: World) =>
  Object.entries(world).flatMap(([name, part]) =>
    part instanceof Table ? [[name, part.all()] as const] : [],
  )

describe('a world', { timeout: 30_000 }, () => {
  test('is the same for the same seed', () => {
    expect(contentsOf(build('busy'))).toEqual(contentsOf(build('busy')))
  })

  test('differs for another seed', () => {
    expect(contentsOf(build('busy'))).not.toEqual(contentsOf(build('busy', { seed: 2 })))
  })

  test('without customers has accounts and the constant data', () => {
    const world = build('empty')
    expect(world.users.size).toBe(3)
    expect(world.enterprises.size + world.devices.size + world.orders.size).toBe(0)
    expect(world.catalog.locales.length).toBeGreaterThan(1)
  })

  test.each(['busy', 'large'] as const)('that is %s names only what exists', (scenario) => {
    const world = copy(scenario)
    for (const { enterpriseId, groupId, parentId } of world.groupings.all()) {
      const isLeft = enterpriseId === removedEnterprise
      expect(world.enterprises.get(enterpriseId) !== undefined || isLeft).toBe(true)
      expect(world.groups.get(groupId)?.enterpriseId).toBe(enterpriseId)
      expect(parentId === null || world.groupings.get(parentId) !== undefined).toBe(true)
    }
    for (const { enterpriseId, groupingId } of world.devices.all()) {
      if (groupingId === null) continue
      expect(world.groupings.get(groupingId)?.enterpriseId).toBe(enterpriseId)
    }
    for (const { enterpriseId } of world.users.all()) {
      expect(enterpriseId === null || world.enterprises.get(enterpriseId) !== undefined).toBe(true)
    }
  })

  test.each(['busy', 'large'] as const)('that is %s has no name twice', (scenario) => {
    const { enterprises, users, devices } = copy(scenario)
    const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length)
    unique(enterprises.all().map(({ name }) => name.toLowerCase()))
    unique(enterprises.all().map(({ token }) => token))
    unique(users.all().map(({ username }) => username))
    unique(devices.all().map(({ serialNumber }) => serialNumber))
    unique(devices.all().map(({ macAddress }) => macAddress))
  })
})

describe('time', () => {
  test('in the examples is moved by whole days, also within texts', () => {
    const value = { at: '2026-11-16T14:12:45Z', epoch: 1_794_826_800_000, n: 7, id: null }
    const json = JSON.stringify({ last: value.at })
    expect(moved({ ...value, list: [json] }, 2 * day)).toEqual({
      at: '2026-11-18T14:12:45Z',
      epoch: 1_794_826_800_000 + 2 * day,
      n: 7,
      id: null,
      list: ['{"last":"2026-11-18T14:12:45Z"}'],
    })
  })

  test('is unchanged at the examples’ present', () => {
    const { devices } = createExamples(contract, examplesNow).answer(
      'findDevicesBySerialNumber',
      200,
      'lastPage',
    )
    expect(devices[0]?.lastUpdatedAt).toBe('2026-11-16T14:53:42Z')
  })

  test.each([0.1, 0.9, 20.6, -3.2])('puts nothing into the future (%d days later)', (days) => {
    const now = examplesNow + days * day
    const { devices } = build('busy', { now })
    const latest = devices.all().map(({ lastUpdatedAt }) => Date.parse(lastUpdatedAt ?? '1970'))
    expect(Math.max(...latest)).toBeLessThanOrEqual(now)
    expect(Math.max(...latest)).toBeGreaterThan(now - 600_000)
  })

  test('runs unless it is fixed', () => {
    const options = { scenario: 'empty', now: new Date(examplesNow) } as const
    const { clock } = createWorld(contract, { ...options, fixed: false })
    const first = clock.now()
    while (clock.now() === first);
    expect(clock.now()).toBeGreaterThan(first)
    expect(createWorld(contract, { ...options, fixed: true }).clock.now()).toBe(examplesNow)
  })
})

test('a copied world goes on like a seeded one, and changes no other', () => {
  const seeded = build('busy')
  const first = copy('busy')
  first.users.delete(4)
  first.random.next()
  first.files.delete(first.files.keys()[0]!)
  const second = copy('busy')
  expect(contentsOf(second)).toEqual(contentsOf(seeded))
  const rest = ({ random, catalog, files, sessions, simulation }: World) => [
    random.next(),
    [catalog, files.keys(), sessions, simulation],
  ]
  expect(rest(second)).toEqual(rest(seeded))
  const [user] = second.users.all()
  expect(() => Object.assign(user!, { username: 'other' })).toThrow(TypeError)
})

test('two worlds share no data', async () => {
  const { succeed, call } = createTestSandbox()
  const body = { name: 'Renamed in one world' }
  await succeed('updateEnterprise', { path: { id: 1 }, body, world: 'one' })
  const other = await succeed('getEnterprise', { path: { id: 1 }, world: 'two' })
  expect(other.enterprise.name).toBe('Fresh Fields Market')
  const credentials = { username: 'admin@waypost.test', password: 'waypost-demo-1' }
  const { token } = await succeed('signIn', { body: credentials, world: 'one' })
  expect(await call('getMe', { as: token, world: 'two' })).toMatchObject({ status: 401 })
})
