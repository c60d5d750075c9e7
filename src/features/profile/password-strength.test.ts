import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const ada = ['Ada', 'Okafor', 'admin@waypost.test']

test.each([
  ['', 'none'],
  ['seven77', 'short'],
  ['🔒🔒🔒🔒', 'short'],
  ['okafor-2026', 'own'],
  ['my-ADMIN-account', 'own'],
  ['12345678', 'regular'],
  ['zyxwvuts', 'regular'],
  ['aaaaaaaaaaaa', 'regular'],
  ['abababababab', 'regular'],
  ['mK4-pQ9x', 'fair'],
  ['cold-chain-2026', 'good'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, ada)).toBe(strength)
})

test('short parts of a name do not make a password weak', () => {
  expect(passwordStrength('river stone lamp', ['Al', 'Ng', ''])).toBe('good')
})
