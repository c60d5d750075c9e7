import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from '~/lib/test-time.ts'
import { openKeyGate } from './key-gate.ts'

const handled: string[] = []
const handle = ({ key }: KeyboardEvent) => handled.push(key)
let close: () => void
let time = 0

beforeEach(() => {
  handled.length = 0
  time += 5000
  document.body.innerHTML = `
    <table><tr><td><button>Reinventory</button></td></tr></table>
    <input type="checkbox">
    <div role="menu" tabindex="0"></div>
    <input aria-label="Search">
    <input type="password">`
  close = openKeyGate()
  // Like the shortcuts of the frame and of a table.
  window.addEventListener('keydown', handle, true)
})
afterEach(() => {
  window.removeEventListener('keydown', handle, true)
  close()
})

/** Presses keys like a scanner. Returns those that the page let through. */
function press(selector: string, keys: readonly string[], gap = 5) {
  const target = document.querySelector<HTMLElement>(selector)!
  target.focus()
  return keys.filter((key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (time += gap) })
    return target.dispatchEvent(event)
  })
}

const code = Array.from('70B3D5E1A01A')

for (const target of ['body', 'button', '[type=checkbox]', '[role=menu]']) {
  for (const end of ['Enter', 'Tab']) {
    test(`a code that ends with ${end} does nothing with the focus on ${target}`, async () => {
      expect(press(target, [...code, end])).toEqual([])
      // Keys that were held are handled before a later one.
      press(target, ['Escape'], 500)
      expect(handled).toEqual(['Escape'])
    })
  }
}

test('a code without a key at its end does nothing', () => {
  press('button', code)
  press('button', ['Escape'], 500)
  expect(handled).toEqual(['Escape'])
})

test('a letter that no other key follows is a shortcut', async () => {
  press('button', ['g', 'd'])
  expect(handled).toEqual([])
  await waitFor(() => expect(handled).toEqual(['g', 'd']))
  expect(press('button', ['Enter'], 500)).toEqual(['Enter'])
})

test('a field of a screen that takes no codes gets them as typed', () => {
  expect(press('[aria-label=Search]', [...code, 'Enter'])).toEqual([...code, 'Enter'])
  expect(press('[type=password]', [...code, 'Enter'], 500)).toEqual([...code, 'Enter'])
})
