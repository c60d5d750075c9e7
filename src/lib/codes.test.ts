import { expect, test } from 'vitest'
import { computed } from '~/testing/time.ts'
import {
  codeKey,
  indexByCode,
  macAddressOf,
  macSearch,
  readLabel,
  searchAmong,
  searchedCode,
  splitCodes,
  splitLabels,
} from './codes.ts'

test.each([
  ['70:b3:d5:a1:e0:1a:2b:3c', '70B3D5A1E01A2B3C'],
  ['70-B3-D5-A1-E0-1A', '70B3D5A1E01A'],
  ['70b3.d5a1.e01a', '70B3D5A1E01A'],
  [' 70 B3 D5 A1 E0 1A\u200B', '70B3D5A1E01A'],
  ['70B3D5A1E01A2B', undefined],
  ['SN-70B3D5A1E01A', undefined],
  ['', undefined],
])('MAC address %j is %j', (text, expected) => {
  expect(macAddressOf(text)).toBe(expected)
})

test.each([
  ['70:b3:d5:a1', '70b3d5a1'],
  ['70-B3-', '70B3'],
  ['70b3.d5a1.', '70b3d5a1'],
  ['70 B3 D5', '70B3D5'],
  ['Leak L1', 'Leak L1'],
  ['G2-28034', 'G2-28034'],
  ['-', '-'],
  ['', ''],
])('a search for %j looks for %j', (text, expected) => {
  expect(macSearch(text)).toBe(expected)
})

test('two spellings of a MAC address are equal, two spellings of a serial number are not', () => {
  expect(codeKey('70:b3:d5:a1:e0:1a')).toBe(codeKey('70B3D5A1E01A'))
  expect(codeKey('wp-1001')).toBe(codeKey(' WP-1001'))
  expect(codeKey('WP-1001')).not.toBe(codeKey('WP1001'))
})

test('pasted codes are split at every separator, but not within a MAC address', () => {
  const pasted = '70:B3:D5:A1:E0:1A, 70 B3 D5 A1 E0 1B\r\n\nWP-1 WP-2;\tWP-3\n'
  expect(splitCodes(pasted)).toEqual([
    '70:B3:D5:A1:E0:1A',
    '70 B3 D5 A1 E0 1B',
    'WP-1',
    'WP-2',
    'WP-3',
  ])
  expect(splitCodes(' \n,')).toEqual([])
})

test('codes apart by blanks are several, and a quoted one may contain separators', () => {
  expect(splitCodes('12345678 87654321  WP-1')).toEqual(['12345678', '87654321', 'WP-1'])
  expect(splitCodes('"A,1" , "B 2"')).toEqual(['A,1', 'B 2'])
})

test('labels are separated by lines and blanks, not by commas', () => {
  expect(splitLabels('A1,B2 , C3\nD4; E5 F6,')).toEqual(['A1,B2,C3', 'D4', 'E5', 'F6'])
})

const devEui = '70B3D5A1E01A0001'
const label = `${devEui},70B3D5FFFE000001,2B7E151628AED2A6ABF7158809CF4F3C`

test.each([
  ['the code itself', devEui, [devEui], devEui],
  ['a label with the code', label, [devEui], devEui],
  ['a list that is a code', 'WP-1,2', ['WP-1', 'WP-1,2'], 'WP-1,2'],
  ['a label with two codes', label, [devEui, '70B3D5FFFE000001'], undefined],
  ['a label without a code', label, ['WP-1'], undefined],
])('%s is read alike from a list and from the server', async (_name, text, known, expected) => {
  expect(await readLabel(text, async (code) => known.includes(code))).toBe(expected)
  expect(indexByCode(known, (code) => [code])(text)).toBe(expected)
})

test('a pasted label is one code, beside others, and its key is none', () => {
  const [devEuiOnly, appEui, appKey] = label.split(',')
  expect(splitCodes(`${label}\nWP-1,${devEui}`)).toEqual([devEui, 'WP-1', devEui])
  expect(splitCodes(`${devEuiOnly}, ${appEui}, ${appKey}`)).toEqual([devEui])
  expect(splitCodes(`WP-1,${appKey}`)).toEqual(['WP-1', appKey])
  expect(macSearch(label)).toBe(devEui)
})

test('the server is never asked about the key of a label', async () => {
  const asked: string[] = []
  await readLabel(label, async (code) => asked.push(code) === 0)
  expect(asked).toEqual([devEui, '70B3D5FFFE000001'])
})

test('a search for a label looks for its code', () => {
  const read = searchAmong([devEui, 'A84041000000'])
  expect(read(label.toLowerCase())).toBe(devEui)
  expect(read('70:b3')).toBe('70b3')
  expect(read('x,y')).toBe('x,y')
})

test('an item is found by each of its codes, and never if it has none', () => {
  const items = [
    { mac: '70B3D5A1E01A', serial: null },
    { mac: '', serial: 'WP-2' },
    { mac: '70B3D5A1E01A', serial: 'WP-3' },
  ]
  const find = indexByCode(items, ({ mac, serial }) => [mac, serial])
  expect(find('70:b3:d5:a1:e0:1a')).toBe(items[0])
  expect(find('wp-2')).toBe(items[1])
  expect(find('WP-3')).toBe(items[2])
  expect(find('')).toBeUndefined()
})

test('5,000 candidates are indexed and a code is found in them in under 50 ms', () => {
  const macOf = (index: number) => `A84041${String(index).padStart(10, '0')}`
  const items = Array.from({ length: 5000 }, (_, index) => ({ mac: macOf(index) }))
  const start = computed()
  const found = indexByCode(items, ({ mac }) => [mac])(macOf(4999).toLowerCase())
  expect(computed() - start).toBeLessThan(50)
  expect(found).toBe(items[4999])
})

test.each([
  ['WP-10421', 'WP-10421'],
  [' WP 10421', 'WP 10421'],
  [' 70:b3:d5:a1:e0:1a ', '70:b3:d5:a1:e0:1a'],
  ['LHT65N,A8404100002F003C,0C5A', 'A8404100002F003C'],
  ['A8404100002F003C,A840410000000101,00112233445566778899AABBCCDDEEFF', 'A8404100002F003C'],
  ['LHT65N-07919,00112233445566778899AABBCCDDEEFF', 'LHT65N-07919'],
  ['00112233445566778899AABBCCDDEEFF', undefined],
  ['  ', undefined],
])('a list is searched for the code of “%s”, and never for a key', (scanned, expected) => {
  expect(searchedCode(scanned)).toBe(expected)
})
