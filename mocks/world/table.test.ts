import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Table, type Row } from './table.ts'

type Thing = Row & { color: string }

const command = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), color: fc.constantFrom('red', 'blue') }),
  fc.record({ do: fc.constant('update' as const), id: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('delete' as const), id: fc.integer({ min: 1, max: 6 }) }),
)

test('every read sees every write before it, by id, in order and by index', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const table = new Table<Thing>()
      const model = new Map<number, Thing>()
      for (const each of commands) {
        const { version } = table
        if (each.do === 'insert') {
          const row = table.insert({ color: each.color })
          model.set(row.id, row)
        } else if (model.has(each.id)) {
          if (each.do === 'delete') model.delete(each.id)
          else model.set(each.id, { id: each.id, color: 'green' })
          if (each.do === 'delete') table.delete(each.id)
          else table.update(each.id, { color: 'green' })
        } else continue
        expect(table.version).toBeGreaterThan(version)
        expect(table.all()).toEqual([...model.values()])
        const green = [...model.values()].filter(({ color }) => color === 'green')
        expect(table.where('color', 'green')).toEqual(green)
        expect(table.size).toBe(model.size)
      }
    }),
  )
})

describe('a table', () => {
  const table = new Table<Thing>()
  const first = table.insert({ id: 7, color: 'red' })

  test('continues from the highest id', () => {
    expect(table.insert({ color: 'blue' }).id).toBe(8)
  })

  test('does not change a row that was already read', () => {
    table.update(7, { color: 'green' })
    expect(first.color).toBe('red')
    expect(table.get(7)?.color).toBe('green')
  })

  test('returns undefined for a null reference', () => {
    expect(table.get(null)).toBeUndefined()
    expect(table.get(undefined)).toBeUndefined()
  })

  test('refuses a duplicate id, and a change of a missing row', () => {
    expect(() => table.insert({ id: 7, color: 'red' })).toThrow('taken')
    expect(() => table.update(99, { color: 'red' })).toThrow('99')
  })
})
