import { expect, test } from 'vitest'
import { changesOf, type Change } from './audit-changes.ts'
import { earlierOf, isUnchanged, readRecord, recordRows, valueText } from './record-data.ts'

const change = (id: number, changedAt: string, record: unknown, tableName = 'device'): Change => ({
  id,
  key: String(id),
  changedAt: `2026-11-${changedAt}:00Z`,
  changeType: 'UPDATE',
  tableName,
  recordData: typeof record === 'string' ? record : JSON.stringify(record),
})

test('a record is parsed as far as possible', () => {
  expect(readRecord('{"id": 1, "name": null}')).toEqual({
    kind: 'entries',
    entries: new Map<string, unknown>([
      ['id', 1],
      ['name', null],
    ]),
  })
  expect(readRecord('["a"]')).toEqual({ kind: 'entries', entries: new Map([['0', 'a']]) })
  expect(readRecord('42')).toEqual({ kind: 'value', value: 42 })
  expect(readRecord('{"id": 1')).toEqual({ kind: 'malformed', text: '{"id": 1' })
  expect([readRecord(null), readRecord(undefined), readRecord(' ')]).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'none' })),
  )
})

test('nested values have one line per value', () => {
  expect(valueText('a')).toBe('a')
  expect(valueText(null)).toBe('null')
  expect(valueText(['a', 'b'])).toBe('[\n  "a",\n  "b"\n]')
})

test('a record is compared with an earlier state of it', () => {
  const now = new Map<string, unknown>([
    ['id', 1],
    ['tags', ['a']],
    ['rate', 900],
  ])
  const then = new Map<string, unknown>([
    ['id', 1],
    ['tags', ['a']],
    ['name', 'Cooler'],
    ['rate', 300],
  ])
  expect(recordRows(now, then)).toEqual([
    { name: 'id', text: '1' },
    { name: 'tags', text: '[\n  "a"\n]' },
    { name: 'rate', text: '900', mark: 'changed', before: '300' },
    { name: 'name', text: 'Cooler', mark: 'removed' },
  ])
  expect(recordRows(new Map([['a', 1]]), new Map())).toEqual([
    { name: 'a', text: '1', mark: 'added' },
  ])
  expect(recordRows(new Map([['a', 1]]), undefined)).toEqual([{ name: 'a', text: '1' }])
})

test('a record that was saved without a difference is unchanged', () => {
  const first = change(1, '15T12:00', { id: 1, tags: ['a'], rate: 300 })
  expect(isUnchanged(change(2, '15T13:00', { rate: 300, id: 1, tags: ['a'] }), first)).toBe(true)
  expect(isUnchanged(change(3, '15T13:00', { id: 1, tags: ['a'] }), first)).toBe(false)
  expect(isUnchanged(change(4, '15T13:00', { id: 1, tags: ['b'], rate: 300 }), first)).toBe(false)
})

test('the earlier change is the latest one before it of the same record in the same table', () => {
  const latest = change(5, '16T10:00', { id: 7 })
  const earlier = change(4, '16T10:00', { id: 7 })
  const changes = [
    change(1, '15T09:00', { id: 7 }),
    latest,
    change(2, '16T09:00', { id: 8 }),
    change(3, '16T09:30', { id: 7 }, 'user'),
    earlier,
    change(6, '16T09:45', '{"id": 7'),
  ]
  expect(earlierOf(latest, changes)).toBe(earlier)
  expect(earlierOf(earlier, changes)).toBe(changes[0])
  expect(earlierOf(changes[0]!, changes)).toBeUndefined()
  expect(earlierOf(change(9, '17T09:00', '42'), changes)).toBeUndefined()
})

test('a change without an id is named by its position', () => {
  const { id: _, key: __, ...event } = change(1, '16T10:00', {})
  const page = { size: 20, number: 0, totalElements: 2, totalPages: 1 }
  const answer = { changeEvents: [{ ...event, id: 3 }, event], page }
  expect(changesOf(answer).map(({ key }) => key)).toEqual(['3', 'p2'])
  expect(changesOf(answer)).toBe(changesOf(answer))
})
