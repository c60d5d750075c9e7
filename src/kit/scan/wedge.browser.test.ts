import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdCodes, listenForCodes } from './wedge.ts'

const codes: string[] = []
let stop: () => void
let time = 0

beforeEach(() => {
  codes.length = 0
  document.body.innerHTML = '<input aria-label="MAC address"><input aria-label="Note">'
  stop = listenForCodes((code) => codes.push(code))
})
afterEach(() => stop())

const inputs = () => [...document.querySelectorAll('input')]
const values = () => inputs().map(({ value }) => value)

/** Presses keys like a scanner: faster than a person types, wherever the focus is. */
function press(keys: readonly string[]) {
  for (const key of keys) {
    const target = document.activeElement ?? document.body
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (time += 1) })
    if (!target.dispatchEvent(event) || !(target instanceof HTMLInputElement)) continue
    target.setRangeText(key, target.value.length, target.value.length, 'end')
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

beforeEach(() => (time += 1000))

test('a code leaves nothing behind where the focus moves while it is scanned', () => {
  const [mac, note] = inputs()
  mac!.focus()
  press(['7', '0', 'B', '3'])
  note!.focus()
  press(['D', '5', 'Enter'])
  expect(codes).toEqual(['70B3D5'])
  expect(values()).toEqual(['', ''])
})

test('what the page enters while a code is scanned stays', () => {
  const [mac, note] = inputs()
  mac!.focus()
  press(['7', '0', 'B'])
  mac!.value = 'A8404100002F0041'
  press(['3'])
  note!.focus()
  press(['D', '5', 'Enter'])
  expect(codes).toEqual(['70B3D5'])
  expect(values()).toEqual(['A8404100002F0041', ''])
})

test('a code whose keys are pressed while one screen replaces the other goes to the new screen', () => {
  press(['7', '0', 'B', '3'])
  stop()
  const next: string[] = []
  stop = listenForCodes((code) => next.push(code))
  press(['D', '5', 'Enter'])
  expect([codes, next]).toEqual([[], ['70B3D5']])
})

test('while the password is asked for, codes wait and leave nothing in its field', () => {
  const [password] = inputs()
  password!.type = 'password'
  const end = holdCodes()
  password!.focus()
  press(['s', 'e', 'c', 'r', 'e', 't'])
  time += 1000
  press(['7', '0', 'B', '3', 'D', '5', 'A', '1', 'E', '0', '1', 'A', 'Enter'])
  expect([codes, values()]).toEqual([[], ['secret', '']])
  end()
  expect(codes).toEqual(['70B3D5A1E01A'])
})

test('a scanner may end a code with Tab', () => {
  inputs()[0]!.focus()
  press(['7', '0', 'B', '3', 'D', '5', 'Tab'])
  expect([codes, values()]).toEqual([['70B3D5'], ['', '']])
})
