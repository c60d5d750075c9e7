import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { waitFor } from '~/testing/time.ts'
import { guardPresses } from './guard-presses.ts'

let end = () => {}

beforeEach(() => {
  end = guardPresses()
})

afterEach(() => {
  end()
  document.body.replaceChildren()
})

type Press = {
  /** By how many pixels the pointer moves. A test tool places it first, also where it is already. */
  trembles?: number
  /** For how many milliseconds the button of the mouse stays down. */
  held?: number
}

/** Presses a control on which the pointer rests while its text changes. Returns how many presses counted. */
async function pressWhileItChanges(control: HTMLElement, { trembles = 2, held = 0 }: Press = {}) {
  let presses = 0
  control.addEventListener('click', (event) => {
    event.preventDefault()
    presses += 1
  })
  control.textContent = '10 of 99'
  document.body.append(control)
  await userEvent.hover(control, { position: { x: 5, y: 5 } })
  let done = 10
  // On a busy machine, a single change would be long ago by the time of the click.
  const counting = setInterval(() => {
    done += 1
    control.textContent = `${done} of 99`
  }, 100)
  await waitFor(() => expect(control.textContent).not.toBe('10 of 99'))
  await userEvent.click(control, { position: { x: 5 + trembles, y: 5 }, delay: held })
  clearInterval(counting)
  return presses
}

test('a link counts at once although its text counts on', async () => {
  const link = Object.assign(document.createElement('a'), { href: '/devices' })
  expect(await pressWhileItChanges(link)).toBe(1)
})

test('a button that says something else does not count at once', async () => {
  expect(await pressWhileItChanges(document.createElement('button'))).toBe(0)
})

test('a press that does not count is not made to count by holding it down', async () => {
  expect(await pressWhileItChanges(document.createElement('button'), { held: 1100 })).toBe(0)
})

test('a program that places the pointer for each press is not taken for a hand that rests', async () => {
  expect(await pressWhileItChanges(document.createElement('button'), { trembles: 0 })).toBe(1)
})

test('a double click leaves open what its first press has opened', async () => {
  const button = document.createElement('button')
  button.textContent = 'Show'
  button.ariaExpanded = 'false'
  button.addEventListener('click', () => {
    button.ariaExpanded = String(button.ariaExpanded === 'false')
  })
  document.body.append(button)
  await userEvent.dblClick(button)
  expect(button.ariaExpanded).toBe('true')
})

test.each(['menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'tab'])(
  'a control with the role %s is guarded like a button',
  async (role) => {
    const control = document.createElement('div')
    control.role = role
    expect(await pressWhileItChanges(control)).toBe(0)
  },
)
