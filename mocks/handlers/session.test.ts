import { beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../world/seed/accounts.ts'
import { expireSessions } from '../world/sessions.ts'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

const signIn = (username: string, password = demoPassword) =>
  call('signIn', { body: { username, password }, as: null })

describe('signing in', () => {
  test.each(['admin', 'fulfillment', 'staff'])('works for the account %s', async (name) => {
    const credentials = { username: `${name}@waypost.test`, password: demoPassword }
    const { token } = await succeed('signIn', { body: credentials, as: null })
    const { user } = await succeed('getMe', { as: token })
    expect(user.username).toBe(credentials.username)
  })

  test('gives each session its own token and ignores the letter case of the username', async () => {
    const tokens = [await signIn('ADMIN@waypost.test'), await signIn('admin@waypost.test')]
    expect(tokens[0]).not.toEqual(tokens[1])
  })

  test.each([
    ['admin@waypost.test', 'wrong'],
    ['nobody@waypost.test', demoPassword],
    ['greta.hoffmann@maplemain.example', demoPassword],
    ['luc.fontaine@northgate.example', demoPassword],
  ])('is refused for %s with %s', async (username, password) => {
    expect(await signIn(username, password)).toMatchObject({ status: 401 })
  })
})

describe('a token', () => {
  test.each([null, 'wrong'])('is needed (%s)', async (as) => {
    expect(await call('listLocales', { as })).toEqual({
      status: 401,
      body: { message: 'You need to sign in' },
    })
  })

  test('can expire, and a new one works', async () => {
    expireSessions(world())
    expect(await call('getMe')).toMatchObject({ status: 401 })
    const { body } = await signIn('admin@waypost.test')
    expect(body).toHaveProperty('token')
  })
})
