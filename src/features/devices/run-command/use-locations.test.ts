import { expect, test } from 'vitest'
import { locationsOf } from './use-locations.ts'

const device = (id: number, grouping: { id: number; name: string } | null, owner = 'Harbor') => ({
  id,
  serialNumber: `S${id}`,
  deviceGrouping: grouping,
  enterprise: { id: owner.length, name: owner },
})

test('locations are those of the devices, with their enterprise if two have one name', () => {
  const locations = locationsOf([
    device(1, { id: 12, name: 'Main St' }),
    device(2, { id: 11, name: 'Albany' }),
    device(3, { id: 12, name: 'Main St' }),
    device(4, { id: 13, name: 'Main St' }, 'Fresh Fields'),
    device(5, null),
  ])
  expect(locations.map(({ name, devices }) => [name, devices.map(({ id }) => id)])).toEqual([
    ['Albany', [2]],
    ['Main St · Fresh Fields', [4]],
    ['Main St · Harbor', [1, 3]],
  ])
})
