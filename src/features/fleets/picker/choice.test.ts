import { expect, test } from 'vitest'
import type { DeviceInventoryItem } from '~/api/generated/model/index.ts'
import { computed } from '~/testing/time.ts'
import { addedDevices, chosenDevices, finderOf, judgeWith, typesOf } from './choice.ts'

const sensor = { token: 'lht65n', name: 'Sensor' }
const gateway = { token: 'g2', name: 'Gateway' }
const device = (id: number, macAddress: string, deviceType = sensor): DeviceInventoryItem => ({
  id,
  referenceId: `reference-${id}`,
  deviceRadioMacAddress: macAddress,
  deviceType,
})
const available = [
  device(1, 'A8404100002F001E'),
  device(2, '70B3D5A1E02F', gateway),
  { ...device(3, 'A8404100002F002D'), commissioningFailureMessage: 'No answer.' },
]

function listOf(...chosen: string[]) {
  const ids = new Set(chosen)
  return {
    has: (id: string) => ids.has(id),
    add: (items: readonly { id: string }[]) => items.forEach(({ id }) => ids.add(id)),
  }
}

test('a MAC address in any notation adds its device once', () => {
  const judge = judgeWith(finderOf(available), '', listOf())
  expect(judge('a8:40:41:00:00:2f:00:1e')).toEqual({ kind: 'added', name: 'A8404100002F001E' })
  expect(judge('A8404100002F001E')).toEqual({ kind: 'repeated', name: 'A8404100002F001E' })
  expect(judge('70-b3-d5-a1-e0-2f')).toEqual({ kind: 'added', name: '70B3D5A1E02F' })
})

test('a device of another type than the chosen one is added, and its type is named', () => {
  const list = listOf()
  const judge = judgeWith(finderOf(available), 'lht65n', list)
  expect(judge('70B3D5A1E02F')).toEqual({
    kind: 'addedOfOtherType',
    type: 'Gateway',
    name: '70B3D5A1E02F',
  })
  expect(list.has('2')).toBe(true)
})

test.each(['A8404100002FFFFF', 'https://example.test/', ''])('%j is unknown', (code) => {
  expect(judgeWith(finderOf(available), '', listOf())(code)).toEqual({ kind: 'unknown' })
})

test('a code is judged in under 50 ms with 5,000 candidates', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    device(index, `A840410000${(0xa0_00_00 + index).toString(16)}`),
  )
  const judge = judgeWith(finderOf(many), '', listOf())
  const start = computed()
  expect(judge('A840410000A01387').kind).toBe('added')
  expect(computed() - start).toBeLessThan(50)
})

test('chosen devices are listed newest first, including failed and unavailable ones', () => {
  const entries = [
    { id: '3', name: 'A8404100002F002D', at: 1 },
    { id: '9', name: '70B3D5A1E099', at: 2 },
  ]
  expect(chosenDevices(entries, available)).toEqual([
    { id: '9', macAddress: '70B3D5A1E099', type: undefined, failure: undefined, gone: true },
    {
      id: '3',
      macAddress: 'A8404100002F002D',
      type: 'Sensor',
      failure: 'No answer.',
      gone: false,
    },
  ])
  expect(chosenDevices(entries, undefined).map(({ gone }) => gone)).toEqual([false, false])
})

test('chosen devices that are in the fleet count as added, but not those that were put back', () => {
  const chosen = chosenDevices(
    ['1', '8', '9'].map((id) => ({ id, name: id, at: 1 })),
    available,
  )
  const fleet = { ...emptyFleet, deviceInventoryToCommission: [device(1, 'A1'), device(9, 'A9')] }
  expect(addedDevices(chosen, fleet)).toEqual(['9'])
})

const emptyFleet = {
  id: 1,
  description: 'Pilot',
  startedAt: null,
  deviceRadioMacAddressToRegisteredLastUpdatedTime: {},
  deviceRadioMacAddressToUnregisteredLastReceivedTime: {},
}

test('types are counted and sorted by name', () => {
  expect(typesOf(available)).toEqual([
    { ...gateway, count: 1 },
    { ...sensor, count: 2 },
  ])
})
