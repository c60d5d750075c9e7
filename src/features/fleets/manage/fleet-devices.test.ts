import { expect, test } from 'vitest'
import type { Fleet } from '~/api/generated/model/index.ts'
import { countByStatus, devicesOf, filterDevices, urgencyOf } from './fleet-devices.ts'

const device = (id: number, deviceRadioMacAddress: string, more = {}) => ({
  id,
  referenceId: `reference-${id}`,
  deviceRadioMacAddress,
  deviceType: { token: 'g2', name: 'Gateway G2' },
  ...more,
})

const fleet: Fleet = {
  id: 1,
  description: 'Pilot',
  startedAt: null,
  deviceInventoryToCommission: [
    device(1, 'A8404100003A0016', { registered: true }),
    device(2, '70b3d5a1e01a', { decommissionedAt: '2026-10-28T14:12:45Z' }),
    device(3, '70B3D5A1F03A0020', { commissioningFailureMessage: 'No answer.' }),
    device(4, '70B3D5A1F03A0021'),
  ],
  deviceRadioMacAddressToRegisteredLastUpdatedTime: { A8404100003A0016: '2026-11-16T14:58:07Z' },
  deviceRadioMacAddressToUnregisteredLastReceivedTime: { '70B3D5A1F03A0021': null },
}
const devices = devicesOf(fleet)
const ids = (filters: Parameters<typeof filterDevices>[1]) =>
  filterDevices(devices, filters).map(({ id }) => id)

test('devices are sorted by MAC address, each with its own times', () => {
  expect(devices.map((each) => [each.id, each.registeredTime, each.unregisteredTime])).toEqual([
    [2, undefined, undefined],
    [3, undefined, undefined],
    [4, undefined, null],
    [1, '2026-11-16T14:58:07Z', undefined],
  ])
})

test('devices are counted by status, and failed ones additionally', () => {
  expect(countByStatus(devices)).toEqual({
    failed: 1,
    commissioned: 2,
    removed: 1,
    reinventoried: 0,
    registered: 1,
  })
})

test('devices that failed come first, registered ones last', () => {
  const order = devices.toSorted((a, b) => urgencyOf(a) - urgencyOf(b)).map(({ id }) => id)
  expect(order).toEqual([3, 4, 2, 1])
})

test('part of a MAC address is found in any notation', () => {
  expect(ids({ mac: '70b3d5a1e0', status: '' })).toEqual([2])
  expect(ids({ mac: '70-B3-D5-A1-F0', status: '' })).toEqual([3, 4])
  expect(ids({ mac: ' ', status: '' })).toEqual([2, 3, 4, 1])
})

test('the list can be filtered by status and by failure', () => {
  expect(ids({ mac: '', status: 'commissioned' })).toEqual([3, 4])
  expect(ids({ mac: '', status: 'failed' })).toEqual([3])
  expect(ids({ mac: '', status: 'nonsense' })).toEqual([])
})
