import { expect, test } from 'vitest'
import type { Match } from './create-matcher.ts'
import type { Entered } from './entered.ts'
import { judgeCode } from './judge-code.ts'
import { readTemplate } from './template.ts'

const hex = (length: number) => `^[0-9A-F]{${length}}$`
const template = readTemplate({
  deviceTypeToken: 'camera',
  scanInfo: { type: 'qr', format: 'qr_code' },
  metadataInputs: {
    mac: {
      displayName: 'MAC address',
      valueType: 'text',
      validationRegex: { javascript: hex(16) },
    },
    lens: { displayName: 'Lens', valueType: 'calibration_image' },
    key: { displayName: 'Key', valueType: 'text', validationRegex: { javascript: hex(4) } },
    note: { displayName: 'Note', valueType: 'text' },
  },
  requiredMetadata: ['mac && key'],
})
const mac = 'A8404100002F0041'

const judge = (
  code: string,
  given: { entered?: Entered; focused?: string | undefined; isQr?: boolean } = {},
) =>
  judgeCode(code, {
    template: { ...template, isQr: given.isQr ?? true },
    entered: given.entered ?? [],
    focused: given.focused,
    match: async (pattern, value): Promise<Match> =>
      new RegExp(pattern).test(value) ? 'matches' : 'differs',
    has: (macAddress) => macAddress === 'A8404100002F00FF',
  })

test('a code with one part per text input fills all of them; images do not count', async () => {
  expect(await judge(`${mac}, 5D1E ,Box 7`)).toEqual({
    kind: 'filled',
    macAddress: mac,
    entered: [
      ['mac', mac],
      ['key', '5D1E'],
      ['note', 'Box 7'],
    ],
  })
})

test('a code with too many or too few parts is refused', async () => {
  expect(await judge(`${mac},5D1E,Box 7,9`)).toMatchObject({ kind: 'count', parts: 4 })
  expect(await judge(`${mac},5D1E`)).toMatchObject({ kind: 'count', parts: 2 })
})

test('it says which parts do not match', async () => {
  expect(await judge(`${mac},5D,x`)).toMatchObject({
    kind: 'differs',
    parts: [{ place: 2, value: '5D', input: { token: 'key' } }],
  })
})

test('a comma is part of the value if the template has no QR code', async () => {
  expect(await judge('a,b,c', { focused: 'note', isQr: false })).toMatchObject({
    kind: 'filled',
    entered: [['note', 'a,b,c']],
  })
})

test('a single code goes to the focused input, else to the first empty one', async () => {
  expect(await judge('Box 7', { focused: 'note' })).toMatchObject({ entered: [['note', 'Box 7']] })
  const entered = [['mac', mac]] as const
  expect(await judge('5D1E', { entered })).toMatchObject({
    entered: [
      ['mac', mac],
      ['key', '5D1E'],
    ],
  })
  expect(await judge('5D', { entered })).toMatchObject({ kind: 'filled', wrong: { token: 'key' } })
})

test('a code replaces the value that does not match, wherever the focus is', async () => {
  const entered = [['mac', 'A8404']] as const
  for (const focused of [undefined, 'mac', 'note']) {
    expect(await judge(mac, { entered, focused })).toEqual({
      kind: 'filled',
      macAddress: mac,
      entered: [['mac', mac]],
    })
  }
  expect(await judge('A84', { entered, focused: 'note' })).toMatchObject({
    entered: [['mac', 'A84']],
    wrong: { token: 'mac' },
  })
})

test('of several values that do not match, a code replaces the one that it fits', async () => {
  const entered = [
    ['mac', 'A8404'],
    ['key', '5D'],
  ] as const
  expect(await judge('5D1E', { entered })).toMatchObject({
    entered: [
      ['mac', 'A8404'],
      ['key', '5D1E'],
    ],
  })
  expect(await judge('5D1', { entered, focused: 'key' })).toMatchObject({ wrong: { token: 'key' } })
})

test('a code goes past an empty input that it does not fit to one that it fits', async () => {
  expect(await judge('5D1E')).toMatchObject({ entered: [['key', '5D1E']], wrong: undefined })
})

test('a code that fits nothing is no note', async () => {
  expect(await judge('A8404')).toMatchObject({ wrong: { token: 'mac' } })
})

test('a code at a value that matches goes to the next empty input that it fits', async () => {
  const entered = [['mac', mac]] as const
  expect(await judge('5D1E', { entered, focused: 'mac' })).toMatchObject({
    entered: [
      ['mac', mac],
      ['key', '5D1E'],
    ],
  })
  const other = 'A8404100002F0042'
  expect(await judge(other, { entered, focused: 'mac' })).toMatchObject({
    entered: [['mac', other]],
  })
})

test('a code fills nothing if no input is empty', async () => {
  const entered = [
    ['mac', mac],
    ['key', '5D1E'],
    ['note', 'x'],
  ] as const
  expect(await judge('5D1E', { entered })).toEqual({ kind: 'full' })
})

test('a device that is already in the delivery is not entered again', async () => {
  const macAddress = 'A8404100002F00FF'
  expect(await judge(macAddress)).toEqual({ kind: 'repeated', macAddress })
  expect(await judge(`${macAddress},5D1E,x`)).toEqual({ kind: 'repeated', macAddress })
})
