import { expect, test } from 'vitest'
import {
  changesOf,
  fittingChanges,
  olderIn,
  textsLeftOut,
  withOlder,
  withoutTyped,
} from './draft-changes.ts'

const saved = {
  name: 'Harbor Grill',
  admin: { username: 'rosa', password: '' },
  items: [{ count: 1, pin: '' }],
  note: null as string | null,
}
const nothingSecret = () => false

test('unchanged values are not stored', () => {
  expect(changesOf(structuredClone(saved), saved, nothingSecret)).toEqual({})
})

test('each change is stored by its path, and lists as a whole', () => {
  const values = {
    ...saved,
    admin: { ...saved.admin, username: 'ana' },
    items: [
      { count: 1, pin: '' },
      { count: 2, pin: '' },
    ],
    note: 'urgent',
  }
  expect(changesOf(values, saved, nothingSecret)).toEqual({
    'admin.username': 'ana',
    items: values.items,
    note: 'urgent',
  })
})

test('a value that was null is stored as a whole, without its secrets', () => {
  const address = { city: 'Portland', pin: '1234' }
  expect(changesOf({ address }, { address: null }, (path) => path === 'address.pin')).toEqual({
    address: { city: 'Portland' },
  })
})

test('a secret is never stored, wherever it is', () => {
  const secrets = new Set(['admin.password', 'items.0.pin'])
  const values = {
    ...saved,
    admin: { username: 'ana', password: 'very secret' },
    items: [{ count: 2, pin: '1234' }],
  }
  const kept = changesOf(values, saved, (path) => secrets.has(path))
  expect(kept).toEqual({ 'admin.username': 'ana', items: [{ count: 2 }] })
  expect(JSON.stringify(kept)).not.toMatch(/very secret|1234/)
})

test('leaving out a path leaves out everything below it', () => {
  const values = { ...saved, admin: { username: 'ana', password: 'very secret' } }
  expect(changesOf(values, saved, (path) => path === 'admin')).toEqual({})
})

test('files are stored unchanged', () => {
  const logo = new File(['a'], 'logo.png')
  expect(changesOf({ logo }, { logo: null }, nothingSecret)).toEqual({ logo })
})

test('changes are restored where they fit', () => {
  const draft = { name: 'Fresh Fields', note: 'urgent', items: [], 'admin.username': null }
  expect(fittingChanges(draft, saved)).toEqual(Object.entries(draft))
})

test('changes that no longer fit the form are skipped', () => {
  const draft = { gone: 'x', name: 7, items: 'none', 'admin.role': 'x' }
  expect(fittingChanges(draft, saved)).toEqual([])
})

test.each([
  ['a key is missing', [{ count: 2 }]],
  ['another kind', [{ count: 2, pin: '', models: 'leak' }]],
  ['a key of an older form', [{ count: 2, pin: '', models: [], color: 'red' }]],
  ['no row', [null]],
  ['no rows', 'none'],
])('a list is not restored where the form has other rows: %s', (_, rows) => {
  const rowsOf = { added: { count: null, pin: '', models: [], id: undefined } }
  expect(fittingChanges({ added: rows }, { added: [] }, rowsOf)).toEqual([])
})

test('a list is restored whose rows are like those of the form', () => {
  const rowsOf = { added: { count: null, pin: '', models: [] as string[], id: undefined } }
  const draft = { added: [{ count: 2, pin: '1', models: ['leak'], id: 7 }], tags: ['a'] }
  const fitting = Object.entries(draft)
  expect(fittingChanges(draft, { added: [], tags: [] }, rowsOf)).toEqual(fitting)
  expect(fittingChanges({ items: [{ count: 3, pin: '' }] }, saved)).toHaveLength(1)
  expect(fittingChanges({ items: [{ amount: 3 }] }, saved)).toEqual([])
})

test('the texts that no longer fit are listed, so that the user can see them', () => {
  const items = [{ sku: 'y', count: 3 }]
  const draft = { gone: 'x', name: 'Fresh Fields', items, note: ' ', 'admin.role': 'z ' }
  expect(textsLeftOut(draft, [['name', 'Fresh Fields']])).toEqual(['x', 'y', 'z'])
  expect(textsLeftOut(undefined, [])).toEqual([])
})

test('text typed into a number field is restored even if it is not a number', () => {
  expect(fittingChanges({ count: '12 pcs' }, { count: 5 })).toEqual([['count', '12 pcs']])
})

test('a choice is restored where nothing was selected', () => {
  expect(fittingChanges({ enterpriseId: 7 }, { enterpriseId: '' })).toEqual([['enterpriseId', 7]])
})

test.each([undefined, null, 'text', 5])('%o is no draft', (draft) => {
  expect(fittingChanges(draft, saved)).toEqual([])
})

test('what was typed before the draft was read stays, and the rest is restored', () => {
  const fitting: [string, unknown][] = [
    ['name', 'Fresh Fields'],
    ['admin.username', 'ana'],
    ['items', []],
  ]
  const values = { ...saved, name: 'Harbor', items: [{ count: 2, pin: '' }] }
  expect(withoutTyped(fitting, values, saved)).toEqual([['admin.username', 'ana']])
})

test('a stored change that was saved meanwhile is not restored', () => {
  const values = { ...saved, note: 'urgent' }
  expect(withoutTyped([['name', 'Harbor Grill']], values, saved)).toEqual([])
})

test('a field that is being typed into is not restored, even if it equals the saved value by then', () => {
  const fitting: [string, unknown][] = [
    ['name', 'Fresh Fields'],
    ['items', []],
    ['note', 'urgent'],
  ]
  const typed = new Set(['name', 'items.0.count'])
  expect(withoutTyped(fitting, saved, saved, typed)).toEqual([['note', 'urgent']])
})

test('a draft of a saved record keeps what its changes were made to, and restores only the changes', () => {
  const draft = withOlder({ name: 'Fresh Fields' }, () => 'Harbor Grill')
  expect([...olderIn(draft)]).toEqual([['name', 'Harbor Grill']])
  const fitting = fittingChanges(draft, saved)
  expect(fitting).toEqual([['name', 'Fresh Fields']])
  expect(textsLeftOut(draft, fitting)).toEqual([])
  expect(olderIn({ name: 'Fresh Fields' }).size).toBe(0)
  expect(olderIn(undefined).size).toBe(0)
})
