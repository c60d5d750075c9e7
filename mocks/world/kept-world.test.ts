import { expect, test } from 'vitest'
import { contract } from '../handlers/testing.ts'
import { createSandbox } from '../sandbox.ts'
import { hour } from './clock.ts'
import { examplesNow } from './examples.ts'
import { restoreWorld } from './kept-world.ts'
import { openSession, userOf } from './sessions.ts'
import { createTables } from './tables.ts'

const start = () =>
  createSandbox({ document: contract, scenario: 'busy', fixedNow: new Date(examplesNow) })

test('a restarted sandbox goes on with what it had stored', async () => {
  const before = start()
  const world = before.world('one')
  const { id } = world.enterprises.insert({ name: 'New Co', token: 'new-co', retired: false })
  world.enterprises.update(1, { name: 'Renamed' })
  const [gone] = world.alerts.all()
  world.alerts.delete(gone!.id)
  world.files.put('logos/new-co', new File(['logo'], 'logo.png', { type: 'image/png' }))
  const token = openSession(world, world.users.get(1)!)
  before.tick('one', 60)

  const after = start()
  // As between threads.
  expect(after.restore(structuredClone(await before.keep()))).toEqual([])

  const restored = after.world('one')
  for (const name of Object.keys(createTables()) as (keyof ReturnType<typeof createTables>)[]) {
    const byId = Object.fromEntries(restored[name].all().map((row) => [row.id, row]))
    expect(byId).toEqual(Object.fromEntries(world[name].all().map((row) => [row.id, row])))
  }
  expect(restored.enterprises.get(id)?.name).toBe('New Co')
  expect(userOf(restored, token)?.id).toBe(1)
  expect(restored.clock.now()).toBe(examplesNow + hour)
  expect(await (await restored.files.get('logos/new-co'))?.text()).toBe('logo')
  expect(restored.random.uuid()).not.toBe(start().world('one').random.uuid())
})

test('what was stored is fitted to another seed', async () => {
  const before = start()
  const { id } = before
    .world('one')
    .enterprises.insert({ name: 'New Co', token: 'new-co', retired: false })
  before.world('one').enterprises.update(1, { name: 'Renamed' })
  const kept = (await before.keep()).get('one')!

  // Every enterprise has a region by now, the first one is gone, and there is one more.
  const world = start().world('one')
  const rows = world.enterprises.all()
  for (const row of rows) world.enterprises.update(row.id, { region: 'North' } as never)
  world.enterprises.delete(1)
  expect(restoreWorld(world, kept)).toEqual([
    "added enterprises have the first one's region, which is new",
  ])
  expect(world.enterprises.get(id)).toMatchObject({ name: 'New Co', region: 'North' })
  expect(world.enterprises.get(1)).toBeUndefined()

  const grown = start().world('one')
  grown.enterprises.insert({ id, name: 'Of the seed', token: 'seed', retired: false })
  expect(restoreWorld(grown, kept)).toEqual([
    `enterprises ${id} is left out, since the seed now has another one`,
  ])
  expect(grown.enterprises.get(id)?.name).toBe('Of the seed')
})
