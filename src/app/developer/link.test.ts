import { expect, test } from 'vitest'
import { linkTo, readLink } from './link.ts'

const address = 'http://127.0.0.1:4000/admin-admin/users?page=2'

test('a link carries the world, the user and every override to another browser', () => {
  const state = {
    preferences: {
      everyOperation: { delay: '2000' },
      listUsers: { code: '500', fault: 'drop' },
    },
    scenario: 'empty',
    user: 'staff',
  }
  expect(readLink(linkTo(state, address))).toEqual({ state, address })
})

test('an address without a state is no link', () => {
  expect(readLink(address)).toBeUndefined()
})
