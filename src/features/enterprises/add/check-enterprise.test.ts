import { expect, test } from 'vitest'
import { textTooLong } from '~/kit/form/contract-check.ts'
import { checkEnterprise } from './check-enterprise.ts'
import { adminMessages } from './messages.ts'
import { newEnterprise } from './new-enterprise.ts'

const adminUser = { firstName: 'Ana', lastName: 'Ruiz', username: 'ana@orchard.example' }
const good = { ...newEnterprise('Waypost'), name: 'Orchard', adminUser, adminPassword: 'x' }

test('a complete administrator is valid', () => {
  expect(checkEnterprise(good)).toEqual({})
})

test('every field is required, and blanks do not count', () => {
  const empty = { firstName: ' ', lastName: '', username: '' }
  expect(checkEnterprise({ ...good, adminUser: empty, adminPassword: '' })).toEqual({
    'adminUser.firstName': adminMessages.firstNameRequired,
    'adminUser.lastName': adminMessages.lastNameRequired,
    'adminUser.username': adminMessages.usernameRequired,
    adminPassword: adminMessages.passwordRequired,
  })
})

test.each(['an', 'ana ruiz', '@ana', 'ana!'])('%j is no user name', (username) => {
  expect(checkEnterprise({ ...good, adminUser: { ...adminUser, username } })).toEqual({
    'adminUser.username': adminMessages.usernameInvalid,
  })
})

test('a name of more than 255 characters is too long', () => {
  expect(checkEnterprise({ ...good, name: 'x'.repeat(255) })).toEqual({})
  expect(checkEnterprise({ ...good, name: 'x'.repeat(256) })).toEqual({ name: textTooLong })
})
