import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { guardPresses } from './guard-presses.ts'

let end = () => {}

beforeEach(() => {
  end = guardPresses()
})

afterEach(() => {
  end()
  document.body.replaceChildren()
})

/** Presses a control on which the pointer rests while its text changes. Returns how many presses counted. */
async function pressWhileItChanges(control: HTMLElement) {
  let presses = 0
  control.addEventListener('click', (event) => {
    event.preventDefault()
    presses += 1
  })
  control.textContent = '8 of 12'
  document.body.append(control)
  await userEvent.hover(control)
  control.textContent = '9 of 12'
  await new Promise(requestAnimationFrame)
  await userEvent.click(control)
  return presses
}

test('a link counts at once although its text counts on', async () => {
  const link = Object.assign(document.createElement('a'), { href: '/devices' })
  expect(await pressWhileItChanges(link)).toBe(1)
})

test('a button that says something else does not count at once', async () => {
  expect(await pressWhileItChanges(document.createElement('button'))).toBe(0)
})

test.each(['menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'tab'])(
  'a control with the role %s is guarded like a button',
  async (role) => {
    const control = document.createElement('div')
    control.role = role
    expect(await pressWhileItChanges(control)).toBe(0)
  },
)
