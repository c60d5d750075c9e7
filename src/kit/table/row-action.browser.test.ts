import { expect, test } from 'vitest'
import { runAction } from './row-action.ts'

test('the button of a menu ignores the action that it runs, but no other', async () => {
  const button = document.createElement('button')
  const { promise, resolve } = Promise.withResolvers<void>()
  const ran: string[] = []
  const press = (name: string) =>
    runAction(
      button,
      () => {
        ran.push(name)
        return promise
      },
      name,
    )
  press('Archive')
  press('Archive')
  press('Send a test')
  expect(ran).toEqual(['Archive', 'Send a test'])
  expect(button).toHaveAttribute('aria-busy', 'true')
  resolve()
  await expect.poll(() => button.hasAttribute('aria-busy')).toBe(false)
})

test('the second click of a double click does nothing, however soon the first has ended', async () => {
  const button = document.createElement('button')
  let sent = 0
  const press = () => runAction(button, async () => (sent += 1))
  press()
  await new Promise(requestAnimationFrame)
  press()
  expect(sent).toBe(1)
  await expect.poll(() => button.hasAttribute('aria-busy')).toBe(false)
  press()
  expect(sent).toBe(2)
})
