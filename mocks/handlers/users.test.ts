import { beforeEach, describe, expect, test } from 'vitest'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

const dana = {
  firstName: 'Dana',
  lastName: 'Kowalski',
  username: 'dana.kowalski@harborgrill.example',
  password: 'first-password-26',
  enterpriseId: 2,
  locale: 'en-US',
  actionRoleTemplateIds: [4],
}

describe('the list of users', () => {
  test('has the users of the contract’s examples', async () => {
    const found = await succeed('searchUsers', { query: { search: 'HARBOR' } })
    expect(found).toMatchObject({ _embedded: { users: [{ id: 6 }, { id: 7 }] } })
  })

  test('sorts by the name of the enterprise', async () => {
    const query = { sort: ['enterprise.name,asc', 'id,desc'], size: 1000 }
    const { _embedded } = await succeed('listUsers', { query })
    const names = _embedded.users.map((each) => each.enterprise?.name ?? '~')
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  })

  test('shows no password', async () => {
    expect(JSON.stringify(await call('listUsers'))).not.toContain('waypost-demo-1')
  })
})

describe('a new user', () => {
  test('is found, and can sign in', async () => {
    expect(await call('createUser', { body: dana })).toMatchObject({ status: 201 })
    const { username, password } = dana
    const { token } = await succeed('signIn', { body: { username, password }, as: null })
    expect(await call('getMe', { as: token })).toMatchObject({ body: { user: { username } } })
  })

  test('cannot have a username that differs from another only in case', async () => {
    const body = { ...dana, username: 'Marcus.Webb@freshfields.example' }
    expect(await call('createUser', { body })).toMatchObject({
      status: 409,
      body: { fieldErrors: [{ field: 'username' }] },
    })
  })

  test.each([
    [{ enterpriseId: 999 }, 'enterpriseId'],
    [{ enterpriseId: 22 }, 'enterpriseId'],
    [{ locale: 'nl' }, 'locale'],
    [{ actionRoleTemplateIds: [1, 99] }, 'actionRoleTemplateIds.1'],
  ])('with %o is refused at %s', async (change, field) => {
    expect(await call('createUser', { body: { ...dana, ...change } })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field }] },
    })
  })

  test('is in the audit log of their enterprise, without the password', async () => {
    await call('createUser', { body: dana })
    const [entry] = world().auditEvents.where('enterpriseId', 2).toReversed()
    expect(entry).toMatchObject({
      changeType: 'INSERT',
      tableName: 'user',
      userInfo: 'admin@waypost.test',
    })
    expect(entry?.recordData).toContain('"enterprise_id":2')
    expect(entry?.recordData).not.toContain(dana.password)
  })
})

describe('a change of a user', () => {
  test('changes only the fields that it names', async () => {
    const body = { locale: 'es' }
    expect(await call('updateUser', { path: { id: 4 }, body })).toMatchObject({
      body: { user: { lastName: 'Webb', locale: { languageTag: 'es', description: 'Español' } } },
    })
  })

  test('cannot move them to a retired enterprise', async () => {
    const answer = await call('updateUser', { path: { id: 4 }, body: { enterpriseId: 22 } })
    expect(answer).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'enterpriseId' }] },
    })
  })

  test('may keep an enterprise that has since been retired', async () => {
    world().enterprises.update(1, { retired: true })
    const body = { enterpriseId: 1, lastName: 'Webster' }
    expect(await call('updateUser', { path: { id: 4 }, body })).toMatchObject({ status: 200 })
  })

  test('cannot remove one’s own administrator rights', async () => {
    const rights = (actionRoleTemplateIds: number[]) =>
      call('updateUser', { path: { id: 1 }, body: { actionRoleTemplateIds } })
    expect(await rights([2])).toMatchObject({
      status: 409,
      body: { fieldErrors: [{ field: 'actionRoleTemplateIds' }] },
    })
    expect(await rights([1, 2])).toMatchObject({ status: 200 })
  })

  test('may keep the username', async () => {
    const body = { username: 'marcus.webb@freshfields.example' }
    expect(await call('updateUser', { path: { id: 4 }, body })).toMatchObject({ status: 200 })
  })

  test('of an unknown user is answered with 404', async () => {
    const body = { locale: 'es' }
    expect(await call('updateUser', { path: { id: 999 }, body })).toMatchObject({ status: 404 })
  })
})

describe('archiving', () => {
  test('ends the sessions of a user, and restoring allows a new one', async () => {
    expect(await call('archiveUser', { path: { id: 3 } })).toMatchObject({ status: 204 })
    expect(await call('getMe', { as: 'staff' })).toMatchObject({ status: 401 })
    await call('updateUser', { path: { id: 3 }, body: { archived: false } })
    expect(await call('getMe', { as: 'staff' })).toMatchObject({ status: 200 })
  })

  test('is refused for one’s own account', async () => {
    expect(await call('archiveUser', { path: { id: 1 } })).toMatchObject({ status: 409 })
  })
})
