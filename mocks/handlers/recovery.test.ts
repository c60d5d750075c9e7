import { beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, resetLinks } from '../world/seed/accounts.ts'
import { expirePasswordResets } from '../world/sessions.ts'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world, log } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world, log } = createTestSandbox())
})

const signIn = (username: string, password = demoPassword) =>
  call('signIn', { body: { username, password }, as: null })

const newPassword = (uuid: string, confirmNewPassword = 'cold-chain-2026') =>
  call('resetPassword', {
    body: { uuid, newPassword: 'cold-chain-2026', confirmNewPassword },
    as: null,
  })

describe('asking for a password reset', () => {
  const ask = (username: string) => call('requestPasswordReset', { body: { username }, as: null })

  test('sends a mail with a link that sets a new password', async () => {
    expect(await ask('staff@waypost.test')).toMatchObject({ body: { successful: true } })
    const link = world().mails.all()[0]?.link ?? ''
    expect(log).toEqual([`mail to staff@waypost.test: Reset your password ${link}`])
    const uuid = link.split('/').at(-1) ?? ''
    expect(await newPassword(uuid)).toMatchObject({ body: { valid: true, successful: true } })
    expect(await signIn('staff@waypost.test', 'cold-chain-2026')).toMatchObject({ status: 200 })
    expect(await signIn('staff@waypost.test')).toMatchObject({ status: 401 })
  })

  test.each(['nobody@waypost.test', 'greta.hoffmann@maplemain.example'])(
    'is refused for %s',
    async (username) => {
      expect(await ask(username)).toMatchObject({ status: 404 })
    },
  )

  test('fails for a user who signs in through their company', async () => {
    const { body } = await ask('luc.fontaine@northgate.example')
    expect(body).toMatchObject({ successful: false, message: expect.stringContaining('company') })
    expect(world().mails.size).toBe(0)
  })
})

describe('a reset link', () => {
  const lookUp = (resetToken: string) =>
    call('lookUpPasswordReset', { path: { resetToken }, as: null })

  test('that is valid gives a session token', async () => {
    const { message } = await succeed('lookUpPasswordReset', {
      path: { resetToken: resetLinks.good },
      as: null,
    })
    expect(await succeed('getMe', { as: message ?? null })).toMatchObject({ user: { id: 3 } })
  })

  test.each(['expired', 'used'] as const)('that is %s says so, and sets nothing', async (kind) => {
    expect(await lookUp(resetLinks[kind])).toMatchObject({ body: { successful: false } })
    expect(await newPassword(resetLinks[kind])).toMatchObject({
      status: 200,
      body: { valid: false, successful: false },
    })
    expect(await signIn('staff@waypost.test')).toMatchObject({ status: 200 })
  })

  test('that was never sent is unknown', async () => {
    expect(await lookUp('made-up')).toMatchObject({ status: 404 })
    expect(await newPassword('made-up')).toMatchObject({ status: 404 })
  })

  test('works only once', async () => {
    await newPassword(resetLinks.good)
    expect(await newPassword(resetLinks.good)).toMatchObject({ body: { valid: false } })
  })

  test('can be made to expire', async () => {
    expirePasswordResets(world())
    expect(await lookUp(resetLinks.good)).toMatchObject({ body: { successful: false } })
  })
})

describe('a new password', () => {
  test('must be entered twice', async () => {
    expect(await newPassword(resetLinks.good, 'another')).toEqual({
      status: 422,
      body: {
        message: 'The passwords do not match.',
        fieldErrors: [{ field: 'newPassword', message: 'The passwords do not match.' }],
      },
    })
  })

  test('ends earlier sessions and begins a new one', async () => {
    const { message } = await succeed('resetPassword', {
      body: {
        uuid: resetLinks.good,
        newPassword: 'cold-chain-2026',
        confirmNewPassword: 'cold-chain-2026',
      },
      as: null,
    })
    expect(await call('getMe', { as: 'staff' })).toMatchObject({ status: 401 })
    expect(await call('getMe', { as: message ?? null })).toMatchObject({ status: 200 })
  })
})
