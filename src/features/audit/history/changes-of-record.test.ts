import { expect, it } from 'vitest'
import { loggedAs } from '~/features/audit/record-screen.ts'
import { changesOfRecord, shortestName } from './changes-of-record.ts'

const change = (id: number, tableName: string, record: object | string, changeType = 'UPDATE') => ({
  id,
  key: String(id),
  changedAt: 1_763_300_000_000 + id,
  changeType,
  tableName,
  userInfo: null,
  recordData: typeof record === 'string' ? record : JSON.stringify(record),
})

const user = loggedAs('user')!

it('compares each entry of a record with the one before, without secrets', () => {
  const changes = [
    change(5, 'user', { id: 7, name: 'Rosa', password_hash: 'b', api_key: 'd' }),
    change(4, 'user', { id: 8, name: 'Ada' }),
    change(3, 'app_user', { id: 7, name: 'Ros', password_hash: 'a', api_key: 'c' }),
    change(2, 'user_group', { id: 7, name: 'Night' }),
    change(1, 'user', '{"id":7'),
  ]
  const history = changesOfRecord(changes, user, '7')
  expect(history.map((entry) => entry.change.id)).toEqual([5, 3])
  expect(history[0]!.rows).toEqual([{ name: 'name', text: 'Rosa', mark: 'changed', before: 'Ros' }])
  expect(history[1]!.rows).toBeUndefined()
})

it('tells ids apart that JavaScript would round to one number', () => {
  const changes = [
    change(2, 'user', '{"id":9007199254740993}'),
    change(1, 'user', '{"id":9007199254740992}'),
  ]
  expect(changesOfRecord(changes, user, '9007199254740993')).toHaveLength(1)
})

it.each([
  ['user', 'user'],
  ['location', 'grouping'],
  ['order', 'fulfillment_order'],
] as const)('the tables of a %s share the name %s', (kind, name) => {
  const { names } = loggedAs(kind)!
  expect(shortestName(names)).toBe(name)
  expect(names.every((each) => each.includes(name))).toBe(true)
})
