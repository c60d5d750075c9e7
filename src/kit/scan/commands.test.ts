import { expect, test } from 'vitest'
import { macAddressOf } from '~/lib/codes.ts'
import { codeOf, commandOf, commands } from './commands.ts'

test.each(commands)('the command %s has a code that no device has', (command) => {
  expect(commandOf(codeOf(command).toLowerCase())).toBe(command)
  expect(macAddressOf(codeOf(command))).toBeUndefined()
})

test('another code is no command, and a command that does not exist is known as one', () => {
  expect(commandOf('WP-10423')).toBeUndefined()
  expect(commandOf('COMMAND-FLY')).toBeNull()
})
