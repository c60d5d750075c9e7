import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from '~/testing/time.ts'
import { addTaker, openKeyGate } from './key-gate.ts'

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
    <form>
      <input aria-label="Contact">
      <input type="search">
      <input role="combobox" aria-expanded="true">
      <textarea></textarea>
    </form>
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

test('a scan into a field keeps its text and does not submit the form', () => {
  const scan = (selector: string, keys: string[], gap = 5) => {
    time += 1000
    return press(selector, [...code, ...keys], gap).slice(code.length)
  }
  expect(scan('[aria-label=Contact]', ['Enter'])).toEqual([])
  expect(scan('[aria-label=Contact]', ['Enter'], 95)).toEqual([])
  // Some scanners end with two keys. Tab only moves on.
  expect(scan('[aria-label=Contact]', ['Tab', 'Enter'])).toEqual(['Tab'])
  for (const field of [
    '[aria-label=Search]',
    '[type=search]',
    '[aria-expanded]',
    'textarea',
    '[type=password]',
  ])
    expect(scan(field, ['Enter'])).toEqual(['Enter'])
})

test('Enter after typing submits the form', () => {
  const typed = [...Array.from('Fresh Fields'), 'Enter']
  expect(press('[aria-label=Contact]', typed, 70)).toEqual(typed)
  time += 1000
  expect(press('[aria-label=Contact]', [...code, 'Enter'], 130)).toEqual([...code, 'Enter'])
  time += 1000
  press('[aria-label=Contact]', code)
  expect(press('[aria-label=Contact]', ['Enter'], 500)).toEqual(['Enter'])
})

test('a scan while the password is asked for is no password on any screen', () => {
  const taken: string[] = []
  const nothing = () => {}
  const still = { begin: nothing, touch: nothing, written: nothing, restore: nothing }
  const end = addTaker({ ...still, take: (scanned) => taken.push(scanned), isRenewal: true })
  press('[type=password]', [...code], 95)
  expect(press('[type=password]', ['Enter'], 95)).toEqual([])
  expect(taken).toEqual([code.join('')])
  end()
})

test('a list gets only codes outside of fields, and none that its screen takes', () => {
  const taken: string[] = []
  const taker = (name: string, isLast: boolean) => ({
    take: (text: string) => taken.push(`${name}: ${text}`),
    isLast,
    begin: () => {},
    touch: () => {},
    written: () => {},
    restore: () => {},
  })
  const endScreen = addTaker(taker('screen', false))
  const endList = addTaker(taker('list', true))
  press('body', [...code, 'Enter'])
  endScreen()
  time += 5000
  press('button', [...code, 'Enter'])
  time += 5000
  expect(press('[aria-label=Search]', [...code, 'Enter'])).toHaveLength(code.length + 1)
  endList()
  expect(taken).toEqual([`screen: ${code.join('')}`, `list: ${code.join('')}`])
})
