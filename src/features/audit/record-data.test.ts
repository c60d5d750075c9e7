import { expect, test } from 'vitest'
import { changesOf, pageOfOpen, type Change } from './audit-changes.ts'
import { earlierOf, isUnchanged, readRecord, recordRows, valueText } from './record-data.ts'

const change = (id: number, changedAt: string, record: unknown, tableName = 'device'): Change => ({
  id,
  key: String(id),
  changedAt: `2026-11-${changedAt}:00Z`,
  changeType: 'UPDATE',
  tableName,
  recordData: typeof record === 'string' ? record : JSON.stringify(record),
})

const rowsOf = (text: string) => {
  const record = readRecord(text)
  return record.kind === 'entries' ? recordRows(record.entries, undefined) : record.kind
}

test('every number is shown as the log has it', () => {
  const numbers = [
    '9007199254740993',
    '18446744073709551615',
    '12345678901234567890',
    '1.50',
    '-0',
    '1E400',
    '0.1000000000000000055',
  ]
  for (const number of numbers) {
    expect(rowsOf(`{"a":${number},"b":[{"c":${number}}]}`)).toEqual([
      { name: 'a', text: number },
      { name: 'b', text: `[\n  {\n    "c": ${number}\n  }\n]` },
    ])
    const record = readRecord(number)
    expect(record.kind === 'value' && valueText(record.value)).toBe(number)
  }
})

test('two long ids that JavaScript rounds to one number are two records', () => {
  const one = change(1, '15T12:00', '{"id": 9007199254740992, "rate": 1.5}')
  const other = change(2, '15T13:00', '{"id": 9007199254740993, "rate": 1.5}')
  expect(earlierOf(other, [one, other])).toBeUndefined()
  expect(isUnchanged(other, one)).toBe(false)
})

test('a record is parsed as far as possible', () => {
  expect(rowsOf('{"id": 1, "name": null}')).toEqual([
    { name: 'id', text: '1' },
    { name: 'name', text: 'null' },
  ])
  expect(readRecord('["a"]')).toEqual({ kind: 'entries', entries: new Map([['0', 'a']]) })
  expect(readRecord('42')).toMatchObject({ kind: 'value' })
  // Which of the values counts is unknown.
  const repeated = '{"id": 1, "id": 2}'
  expect(readRecord(repeated)).toEqual({ kind: 'value', value: repeated })
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
  const nested = (settings: string) => change(5, '15T13:00', `{"settings": ${settings}}`)
  expect(isUnchanged(nested('{"b": 1.50, "a": 2}'), nested('{"a": 2, "b": 1.50}'))).toBe(true)
  expect(isUnchanged(nested('{"b": 1.50}'), nested('{"b": 1.5}'))).toBe(false)
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
  const answer = { changeEvents: [{ ...event, id: 3 }, event, { ...event, id: 3 }], page }
  expect(changesOf(answer).map(({ key }) => key)).toEqual(['3', 'p2', '3 2'])
  expect(changesOf(answer)).toBe(changesOf(answer))
})

test('an open change stays open when the list is read again', () => {
  const page = [change(3, '16T10:00', {}), change(2, '15T10:00', {})]
  const latest = [change(4, '16T11:00', {}), change(3, '16T10:00', {})]
  expect(pageOfOpen('2', page, latest)).toBe(page)
  expect(pageOfOpen('3', page, latest)).toBe(page)
  // Another change was opened, or none.
  expect(pageOfOpen('4', page, latest)).toBe(latest)
  expect(pageOfOpen(undefined, page, latest)).toBe(latest)
})

test('an open change that is named by its position stays the same change', () => {
  const at = (index: number, minute: string) => ({
    ...change(1, `16T10:${minute}`, {}),
    key: `p${index}`,
  })
  const page = [at(1, '01'), at(2, '00')]
  expect(pageOfOpen('p1', page, [at(1, '02'), at(2, '01')])).toBe(page)
})
