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

test('devices that failed or are missing from the fleet have to be retried', () => {
  expect(failedDevices([1, 2, 3], result(['One failed.']))).toEqual([2, 3])
})

test.each([[[]], [null], [undefined]])('nothing has failed with %j as errors', (errors) => {
  expect(failedDevices([1, 2, 3], result(errors))).toEqual([])
})
