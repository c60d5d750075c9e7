import { expect, test } from 'vitest'
import { changesOf, fittingChanges, textsLeftOut } from './draft-changes.ts'

const saved = {
  name: 'Harbor Grill',
  admin: { username: 'rosa', password: '' },
  items: [{ count: 1, pin: '' }],
  note: null as string | null,
}
const nothingSecret = () => false

test('what is not changed is not kept', () => {
  expect(changesOf(structuredClone(saved), saved, nothingSecret)).toEqual({})
})

test('each change is kept by its path, and a list as a whole', () => {
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

test('what was nothing before is kept as a whole, without its secrets', () => {
  const address = { city: 'Portland', pin: '1234' }
  expect(changesOf({ address }, { address: null }, (path) => path === 'address.pin')).toEqual({
    address: { city: 'Portland' },
  })
})

test('a secret is never kept, wherever it lies', () => {
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

test('a path that is left out takes all below it along', () => {
  const values = { ...saved, admin: { username: 'ana', password: 'very secret' } }
  expect(changesOf(values, saved, (path) => path === 'admin')).toEqual({})
})

test('files are kept as they are', () => {
  const logo = new File(['a'], 'logo.png')
  expect(changesOf({ logo }, { logo: null }, nothingSecret)).toEqual({ logo })
})

test('changes come back where they fit', () => {
  const draft = { name: 'Fresh Fields', note: 'urgent', items: [], 'admin.username': null }
  expect(fittingChanges(draft, saved)).toEqual(Object.entries(draft))
})

test('what no longer fits the form is passed over', () => {
  const draft = { gone: 'x', name: 7, items: 'none', 'admin.role': 'x' }
  expect(fittingChanges(draft, saved)).toEqual([])
})

test('the texts that no longer fit are known, so that the user can be told', () => {
  const draft = { gone: 'x', name: 'Fresh Fields', items: ['y'], note: ' ', 'admin.role': 'z ' }
  expect(textsLeftOut(draft, [['name', 'Fresh Fields']])).toEqual(['x', 'z'])
  expect(textsLeftOut(undefined, [])).toEqual([])
})

test('text typed into a number field is restored even if it is not a number', () => {
  expect(fittingChanges({ count: '12 pcs' }, { count: 5 })).toEqual([['count', '12 pcs']])
})

test('a choice is restored where nothing was chosen', () => {
  expect(fittingChanges({ enterpriseId: 7 }, { enterpriseId: '' })).toEqual([['enterpriseId', 7]])
})

test.each([undefined, null, 'text', 5])('%o is no draft', (draft) => {
  expect(fittingChanges(draft, saved)).toEqual([])
})
