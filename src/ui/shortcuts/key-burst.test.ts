import { expect, test } from 'vitest'
import { createKeyBurst, type KeyPlace } from './key-burst.ts'

type Press = {
  keys: string
  /** Milliseconds between two keys. */
  gap: number
  place?: KeyPlace
  /** Milliseconds from the last key to Enter, or null for none. */
  end?: number | null
}

/** What becomes of the keys: a code, and whether they may be shortcuts and Enter may press something. */
function press({ keys, gap, place = 'page', end = gap }: Press, burst = createKeyBurst(), at = 0) {
  let time = at
  for (const key of keys) {
    burst.add(key, time, place)
    time += gap
  }
  const areShortcuts = burst.mayBeShortcut()
  if (end === null) return { areShortcuts, code: burst.pause() }
  const { ends, code } = burst.end(time - gap + end, place)
  return { areShortcuts, code, presses: !ends }
}

const mac = '70B3D5A1E01A'
const label = 'A8404100002F003C,A840410000000101,0C5A'

test.each<[string, Press, string | undefined]>([
  ['a code', { keys: mac, gap: 8 }, mac],
  ['a code in a field', { keys: mac, gap: 8, place: 'text' }, mac],
  ['a command in a field', { keys: 'COMMAND-NEXT', gap: 8, place: 'text' }, 'COMMAND-NEXT'],
  ['a code over an open menu', { keys: mac, gap: 8, place: 'choice' }, mac],
  ['a code of a slow scanner', { keys: mac, gap: 250 }, mac],
  ['a code of a slow scanner in a field', { keys: mac, gap: 95, place: 'text' }, mac],
  ['a code without a key at its end', { keys: mac, gap: 8, end: null }, mac],
  ['a code while the password is asked for', { keys: mac, gap: 8, place: 'renewal' }, mac],
  [
    'a code of a slow scanner while the password is asked for',
    { keys: mac, gap: 95, place: 'renewal' },
    mac,
  ],
  ['a label while the password is asked for', { keys: label, gap: 95, place: 'renewal' }, label],
  ['a short code', { keys: 'A1E', gap: 8 }, undefined],
])('%s is neither a shortcut nor a press of a button', (_name, pressed, code) => {
  expect(press(pressed)).toEqual({
    areShortcuts: false,
    code,
    ...(pressed.end !== null && { presses: false }),
  })
})

test.each<[string, Press]>([
  ['a letter', { keys: 'e', gap: 0, end: 400 }],
  ['the letter of a screen after g', { keys: 'go', gap: 80, end: 400 }],
])('%s is a shortcut', (_name, pressed) => {
  expect(press(pressed)).toEqual({ areShortcuts: true, code: undefined, presses: true })
})

test.each<[string, Press]>([
  ['text typed fast', { keys: 'Fresh Fields', gap: 70, place: 'text' }],
  ['words from a program', { keys: 'Fresh Fields', gap: 2, place: 'text' }],
  ['text typed as usual', { keys: mac, gap: 130, place: 'text' }],
  ['the first letters of a choice', { keys: 'orders', gap: 110, place: 'choice' }],
  ['a password that is typed', { keys: 'waypost-demo-1', gap: 90, place: 'renewal' }],
  ['a password from a password manager', { keys: 'waypost-demo-1', gap: 5, place: 'renewal' }],
  ['a PIN as a password', { keys: '482917', gap: 40, place: 'renewal' }],
  ['a password in capitals', { keys: 'HARBOR-GRILL-9', gap: 90, place: 'renewal' }],
  ['a password of digits', { keys: '4829170364', gap: 90, place: 'renewal' }],
  ['a number typed as a password', { keys: mac, gap: 130, place: 'renewal' }],
  ['a password in another alphabet', { keys: 'пароль-2026', gap: 5, place: 'renewal' }],
  ['Enter long after a code in a field', { keys: mac, gap: 8, place: 'text', end: 500 }],
])('%s is no code, and Enter is the user’s', (_name, pressed) => {
  expect(press(pressed)).toMatchObject({ code: undefined, presses: true })
})

test.each<[string, string, boolean]>([
  ['a MAC address', mac, true],
  ['a MAC address in lower case', mac.toLowerCase(), true],
  ['a label', label, true],
  ['an order number', 'WP-1001', true],
  ['the number of a product', '4006381333931', true],
  ['an email address', 'ada.21@waypost.test', false],
  ['an address', '1200 Depot Road', false],
  ['a ZIP code', '12205', false],
])('where no screen takes codes, Enter after %s', (_name, keys, isScanned) => {
  const burst = createKeyBurst()
  press({ keys, gap: 2, place: 'text', end: null }, burst, 1000)
  expect(burst.end(1000 + keys.length * 2, 'text', true).ends).toBe(isScanned)
})

test('typing that speeds up is no code', () => {
  const burst = createKeyBurst()
  burst.add('7', 900, 'text')
  expect(press({ keys: '0B3D5', gap: 8, place: 'text' }, burst, 1050).code).toBeUndefined()
})

test.each([2, 4, 9])('a code with a short pause after %i keys in a field is whole', (count) => {
  const burst = createKeyBurst()
  press({ keys: mac.slice(0, count), gap: 8, place: 'text', end: null }, burst, 1000)
  const at = 1000 + (count - 1) * 8 + 180
  expect(press({ keys: mac.slice(count), gap: 8, place: 'text' }, burst, at)).toMatchObject({
    code: mac,
    presses: false,
  })
})

test('short words with a short pause are typed', () => {
  const burst = createKeyBurst()
  press({ keys: 'th', gap: 50, place: 'text', end: null }, burst, 1000)
  expect(press({ keys: 'er', gap: 50, place: 'text' }, burst, 1170)).toMatchObject({
    code: undefined,
    presses: true,
  })
})

test('neither earlier keys nor the previous code are part of a code', () => {
  const burst = createKeyBurst()
  burst.add('x', 0, 'page')
  expect(press({ keys: '70B3D5', gap: 8 }, burst, 1000).code).toBe('70B3D5')
  expect(press({ keys: 'A1E01A', gap: 8 }, burst, 1050).code).toBe('A1E01A')
})

test('a second key at the end of a code presses nothing', () => {
  const burst = createKeyBurst()
  press({ keys: '70B3D5', gap: 8 }, burst, 1000)
  expect(burst.end(1055, 'page')).toEqual({ ends: true, code: undefined })
  expect(burst.end(2000, 'page')).toMatchObject({ ends: false })
})

test('a third key at the end of a code is the user’s, however fast', () => {
  const burst = createKeyBurst()
  press({ keys: '70B3D5', gap: 8 }, burst, 1000)
  const ends = [1055, 1075, 1095].map((time) => burst.end(time, 'page').ends)
  expect(ends).toEqual([true, false, false])
})

test('the space bar and the search key work at once', () => {
  const burst = createKeyBurst()
  expect(burst.add(' ', 1000, 'page').waits).toBe(false)
  expect(burst.add('/', 2000, 'page').waits).toBe(false)
  expect(burst.add('7', 2010, 'page')).toEqual({ starts: true, waits: true })
})
