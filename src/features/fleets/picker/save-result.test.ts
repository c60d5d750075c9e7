import { expect, test } from 'vitest'
import type { FleetSaveResult } from '~/api/generated/model/index.ts'
import { failedDevices } from './save-result.ts'

const device = (id: number, commissioningFailureMessage: string | null = null) => ({
  id,
  referenceId: `reference-${id}`,
  deviceRadioMacAddress: `A84041000000000${id}`,
  deviceType: { token: 'g2', name: 'Gateway G2' },
  commissioningFailureMessage,
})

const result = (errors: FleetSaveResult['errors']): FleetSaveResult => ({
  fleet: {
    id: 1,
    description: 'Pilot',
    startedAt: null,
    deviceInventoryToCommission: [device(1), device(2, 'No answer.'), device(9, 'Long ago.')],
    deviceRadioMacAddressToRegisteredLastUpdatedTime: {},
    deviceRadioMacAddressToUnregisteredLastReceivedTime: {},
  },
  errors,
})

const sent = [1, 2, 3].map((id) => ({ id, macAddress: `A84041000000000${id}` }))

test.each<[string, string[], number[]]>([
  ['failed or is missing from the fleet', ['A840410000000002: no answer.'], [2, 3]],
  [
    'is named in a message',
    ['No key for a8:40:41:00:00:00:00:01.', '(A84041-0000000002)'],
    [1, 2, 3],
  ],
  ['may be the one of a message without a name', ['One failed.'], [1, 2, 3]],
  ['may be that one, beside a named one', ['A840410000000002: no answer.', 'Busy.'], [1, 2, 3]],
])('a device that %s has to be retried', (_why, errors, failed) => {
  expect(failedDevices(sent, result(errors))).toEqual(failed)
})

test('a MAC address that is part of a longer one is not named', () => {
  const short = [{ id: 1, macAddress: 'A84041000000' }, ...sent.slice(1, 2)]
  for (const name of ['A840410000000002', 'A8:40:41:00:00:00:00:02'])
    expect(failedDevices(short, result([`${name}: no answer.`]))).toEqual([2])
})

test.each([[[]], [null], [undefined]])('nothing has failed with %j as errors', (errors) => {
  expect(failedDevices(sent, result(errors))).toEqual([])
})
