import { beforeEach, describe, expect, test } from 'vitest'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

const burlington = {
  description: 'Maple & Main – Burlington opening',
  commissionedForEnterpriseId: 10,
  deviceInventoryIdsToCommission: [7104, 7106, 7112],
}

const availableIds = async () =>
  (await succeed('listAvailableInventory')).inventory.map(({ id }) => id)

describe('the list of fleets', () => {
  test.each(['description', 'startedAt', 'commissionedFor.name'])('sorts by %s', async (column) => {
    const ids = async (direction: string) => {
      const query = { sort: [`${column},${direction}`], size: 100 }
      return (await succeed('listFleets', { query })).fleets.map(({ id }) => id)
    }
    const ascending = await ids('asc')
    expect(ascending.length).toBe(world().fleets.size)
    expect((await ids('desc')).at(-1)).toBe(ascending[0])
  })
})

describe('a fleet', () => {
  test('is that of the contract’s example', async () => {
    const { fleet } = await succeed('getFleet', { path: { id: 301 } })
    expect(fleet).toMatchObject({
      description: 'Fresh Fields pilot – Albany and Buffalo',
      deviceGrouping: { timezone: 'US/Eastern' },
      deviceRadioMacAddressToRegisteredLastUpdatedTime: {
        '70B3D5A1E01A2B03': '2026-11-16T14:58:07Z',
        A8404100003A0016: '2026-10-28T13:58:31Z',
      },
      deviceRadioMacAddressToUnregisteredLastReceivedTime: {
        A8404180003A0011: '2026-11-16T14:47:36Z',
      },
    })
    expect(fleet.deviceInventoryToCommission).toHaveLength(16)
  })

  test('of a customer without examples has a device of every state', async () => {
    const { id } = world().fleets.get(312)!
    const { fleet } = await succeed('getFleet', { path: { id } })
    const items = fleet.deviceInventoryToCommission
    const has = (state: (item: (typeof items)[number]) => unknown) => items.some(state)
    expect({
      registered: has((item) => item.registered),
      commissioned: has(
        (item) => item.commissionedAt && !item.registered && !item.decommissionedAt,
      ),
      removed: has((item) => item.decommissionedAt && !item.reinventoriedAt),
      putBack: has((item) => item.reinventoriedAt),
      failed: has((item) => item.commissioningFailureMessage),
      unremovable: has(
        (item) =>
          item.deviceRadioMacAddress.endsWith('E') && !item.registered && item.commissionedAt,
      ),
    }).toEqual({
      registered: true,
      commissioned: true,
      removed: true,
      putBack: true,
      failed: true,
      unremovable: true,
    })
  })

  test('without devices is that of the contract’s example', async () => {
    const { fleet } = await succeed('getFleet', { path: { id: 304 } })
    expect(fleet).toMatchObject({ deviceGrouping: null, deviceInventoryToCommission: [] })
  })

  test('that does not exist is answered with 404', async () => {
    expect(await call('getFleet', { path: { id: 999 } })).toMatchObject({ status: 404 })
  })
})

describe('a new fleet', () => {
  test('has its devices, which are no longer available', async () => {
    const { fleet, errors } = await succeed('createFleet', { body: burlington })
    expect(errors).toEqual([])
    expect(fleet.deviceInventoryToCommission.map((item) => item.commissionedAt)).toEqual(
      Array(3).fill('2026-11-16T15:00:00Z'),
    )
    expect(await succeed('getFleet', { path: { id: fleet.id } })).toEqual({ fleet })
    expect(await availableIds()).not.toContain(7104)
  })

  test('can be empty', async () => {
    const body = { ...burlington, deviceInventoryIdsToCommission: [] }
    expect(await call('createFleet', { body })).toMatchObject({ status: 201, body: { errors: [] } })
  })

  test('is audited with its devices', async () => {
    await succeed('createFleet', { body: burlington })
    const entries = world().auditEvents.where('enterpriseId', 10).slice(-4)
    expect(entries.map(({ changeType, tableName }) => [changeType, tableName])).toEqual([
      ['INSERT', 'fleet'],
      ...Array(3).fill(['UPDATE', 'device_inventory']),
    ])
  })

  test('for an unknown enterprise is refused', async () => {
    const body = { ...burlington, commissionedForEnterpriseId: 999 }
    expect(await call('createFleet', { body })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'commissionedForEnterpriseId' }] },
    })
  })

  test('with an unknown device is refused at that device', async () => {
    const body = { ...burlington, deviceInventoryIdsToCommission: [7104, 1] }
    expect(await call('createFleet', { body })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'deviceInventoryIdsToCommission.1' }] },
    })
    expect(await availableIds()).toContain(7104)
  })

  test('with a device of another fleet is refused', async () => {
    const body = { ...burlington, deviceInventoryIdsToCommission: [7201] }
    expect(await call('createFleet', { body })).toEqual({
      status: 409,
      body: {
        message: 'One of the devices is in another fleet.',
        fieldErrors: [
          {
            field: 'deviceInventoryIdsToCommission.0',
            message: 'A8404180003A0011 is in another fleet.',
          },
        ],
      },
    })
  })
})

describe('adding devices to a fleet', () => {
  const pilot = { fleetId: 301, description: 'Fresh Fields pilot' }
  const add = (...deviceInventoryIdsToCommission: number[]) =>
    succeed('updateFleet', { body: { ...pilot, deviceInventoryIdsToCommission } })

  test('commissions the devices that work and names those that fail', async () => {
    const { fleet, errors } = await add(7107, 7109)
    expect(errors).toEqual(['70B3D5A1D02F002D: the radio key could not be stored.'])
    const items = fleet.deviceInventoryToCommission
    expect(items.find(({ id }) => id === 7107)).toMatchObject({
      commissionedAt: '2026-11-16T15:00:00Z',
    })
    expect(items.find(({ id }) => id === 7109)).toMatchObject({
      commissionedAt: null,
      commissioningFailureMessage: 'The radio key could not be stored.',
    })
  })

  test('succeeds with a failed device on the second attempt', async () => {
    await add(7109)
    expect(await availableIds()).toContain(7109)
    const { fleet, errors } = await add(7109)
    expect(errors).toEqual([])
    expect(fleet.deviceInventoryToCommission.find(({ id }) => id === 7109)).toMatchObject({
      commissioningFailureMessage: null,
    })
    expect(await availableIds()).not.toContain(7109)
  })

  test('commissions a device that was put back', async () => {
    const { fleet } = await add(7203)
    expect(fleet.deviceInventoryToCommission.find(({ id }) => id === 7203)).toMatchObject({
      decommissionedAt: null,
      reinventoriedAt: null,
    })
  })

  test('leaves a device that was put back in the list of its old fleet', async () => {
    const before = await succeed('getFleet', { path: { id: 301 } })
    const old = before.fleet.deviceInventoryToCommission.find(({ id }) => id === 7203)
    const body = { ...burlington, deviceInventoryIdsToCommission: [7203] }
    const { fleet } = await succeed('createFleet', { body })
    expect(fleet.deviceInventoryToCommission).toMatchObject([{ id: 7203, reinventoriedAt: null }])
    const after = await succeed('getFleet', { path: { id: 301 } })
    expect(after.fleet.deviceInventoryToCommission.find(({ id }) => id === 7203)).toEqual(old)
    expect(after.fleet.deviceInventoryToCommission).toHaveLength(16)
  })

  test('refuses a device that is already in the fleet', async () => {
    const body = { ...pilot, deviceInventoryIdsToCommission: [7201] }
    expect(await call('updateFleet', { body })).toMatchObject({
      status: 409,
      body: { fieldErrors: [{ message: 'A8404180003A0011 is in this fleet already.' }] },
    })
  })

  test('can change only the description', async () => {
    const before = await succeed('getFleet', { path: { id: 301 } })
    const { fleet, errors } = await add()
    expect(errors).toEqual([])
    expect(fleet).toEqual({ ...before.fleet, description: 'Fresh Fields pilot' })
  })

  test('saves the description', async () => {
    await add(7107)
    expect(await succeed('getFleet', { path: { id: 301 } })).toMatchObject({
      fleet: { description: 'Fresh Fields pilot' },
    })
  })

  test('to an unknown fleet is answered with 404', async () => {
    const body = { ...pilot, fleetId: 999, deviceInventoryIdsToCommission: [7107] }
    expect(await call('updateFleet', { body })).toMatchObject({ status: 404 })
  })
})
