import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestSandbox } from '../handlers/testing.ts'
import { defineList } from './list.ts'
import { folded } from './sort.ts'
import { Table, type Row } from './table.ts'
import type { World } from './world.ts'

type Thing = Row & { name: string | null; size: number }
type Things = { things: Table<Thing> }

const list = defineList<Thing>({
  table: (world) => (world as unknown as Things).things,
  columns: { id: ({ id }) => id, name: ({ name }) => name, size: ({ size }) => size },
  order: 'name,asc',
  texts: ({ name }) => [name],
})

const worldOf = (things: Omit<Thing, 'id'>[]) => {
  const table = new Table<Thing>()
  for (const thing of things) table.insert(thing)
  return { table, world: { things: table } as unknown as World }
}

const thing = fc.record({
  name: fc.option(fc.constantFrom('a', 'B', 'b', 'Ç', 'c', '') as fc.Arbitrary<string>),
  size: fc.integer({ min: 0, max: 3 }),
})
const sort = fc.array(
  fc.tuple(fc.constantFrom('id', 'name', 'size'), fc.constantFrom('asc', 'desc')).map(String),
  { maxLength: 3 },
)

describe('paging through a list', () => {
  test('visits every row exactly once, whatever the sort and the page size', () => {
    fc.assert(
      fc.property(fc.array(thing), sort, fc.integer({ min: 1, max: 7 }), (things, by, size) => {
        const { table, world } = worldOf(things)
        const pages = Math.ceil(things.length / size)
        const seen = Array.from({ length: pages }, (_, page) =>
          list(world, { page, size, sort: by }),
        )
          .flatMap(({ rows }) => rows)
          .map(({ id }) => id)
        expect(seen.toSorted((a, b) => a - b)).toEqual(table.all().map(({ id }) => id))
      }),
    )
  })

  test('is ordered by the first column that differs, else by id', () => {
    fc.assert(
      fc.property(fc.array(thing), (things) => {
        const { world } = worldOf(things)
        const { rows } = list(world, { size: 1000, sort: ['size,desc'] })
        const inOrder = rows.every((row, at) => {
          const next = rows[at + 1]
          return !next || row.size > next.size || (row.size === next.size && row.id < next.id)
        })
        expect(inOrder).toBe(true)
      }),
    )
  })

  test('beyond the last page returns no rows but the total', () => {
    const { world } = worldOf([{ name: 'a', size: 1 }])
    expect(list(world, { page: 7, size: 5 })).toEqual({
      rows: [],
      page: { size: 5, number: 7, totalElements: 1, totalPages: 1 },
    })
  })

  test('says a number in JSON however far it goes', () => {
    const { world } = worldOf([])
    expect(JSON.stringify(list(world, { page: Infinity }).page)).not.toContain('null')
  })
})

describe('the order of a list', () => {
  test('ignores case and accents, and puts missing values last', () => {
    const names = ['b', null, 'Élan', 'C', 'a', 'eel']
    const { world } = worldOf(names.map((name) => ({ name, size: 0 })))
    const sorted = list(world, {}).rows.map(({ name }) => name)
    expect(sorted).toEqual(['a', 'b', 'C', 'eel', 'Élan', null])
  })

  test('by an unknown column is an error', () => {
    const { world } = worldOf([])
    expect(() => list(world, { sort: ['color,asc'] })).toThrow('color')
  })

  test('changes with a write', () => {
    fc.assert(
      fc.property(fc.array(thing, { minLength: 1 }), fc.nat(), (things, at) => {
        const { table, world } = worldOf(things)
        list(world, { sort: ['size,asc'] })
        const { id } = table.all()[at % things.length]!
        table.update(id, { size: -1 })
        expect(list(world, { sort: ['size,asc'] }).rows[0]).toMatchObject({ id, size: -1 })
        table.delete(id)
        const left = list(world, { size: 1000 }).rows.map((row) => row.id)
        expect(left).not.toContain(id)
      }),
    )
  })

  test('changes with a write to another table that a column reads', async () => {
    const { succeed } = createTestSandbox()
    const query = { sort: ['enterprise.name,asc'], size: 1 }
    await succeed('listUsers', { query })
    await succeed('updateEnterprise', { path: { id: 14 }, body: { name: '1st Saffron House' } })
    const { _embedded } = await succeed('listUsers', { query })
    expect(_embedded.users).toMatchObject([{ enterprise: { name: '1st Saffron House' } }])
  })
})

test('a search ignores case and accents', () => {
  const { world } = worldOf([
    { name: 'Café', size: 0 },
    { name: 'tea', size: 0 },
  ])
  expect(list(world, {}, { search: ' CAFE ' }).rows).toMatchObject([{ name: 'Café' }])
  expect(folded('Ærø ÇA')).toBe('ærø ca')
})
