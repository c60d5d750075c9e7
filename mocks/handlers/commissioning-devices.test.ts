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
/** Commissioned but not registered; removed; put back; failed. All are in fleet 301. */
const commissioned = '0c6f2a4e-9d31-4b7a-8e52-6f1d3c9a7b01'
const removed = '4e8b1d70-2c5f-4a96-b3e4-90a7d2f6c102'
const registered = '931f33f5-525b-4613-a5a7-d0e28115dd9a'

const referenceOf = (id: number) => world().inventory.get(id)!.referenceId
const availableIds = async () =>
  (await succeed('listAvailableInventory')).inventory.map(({ id }) => id)

describe.each(['removeCommissionedDevice', 'decommissionDevice'] as const)('%s', (operation) => {
  test('removes a device, which stays in its fleet', async () => {
    const path = { id: commissioned }
    expect(await succeed(operation, { path })).toMatchObject({
      deviceInventory: { id: 7201, decommissionedAt: '2026-11-16T15:00:00Z' },
    })
    const { fleet } = await succeed('getFleet', { path: { id: 301 } })
    expect(fleet.deviceInventoryToCommission.map(({ id }) => id)).toContain(7201)
    expect(world().auditEvents.all().at(-1)).toMatchObject({
      enterpriseId: 1,
      tableName: 'device_inventory',
    })
  })

  test('does not remove a registered device and says why', async () => {
    expect(await succeed(operation, { path: { id: registered } })).toMatchObject({
      deviceInventory: { registered: true, decommissionedAt: null },
      errorMessage: 'The device is registered at Albany – Central Ave. Unregister it first.',
    })
  })

  test('does not remove a device whose MAC address ends in E and says why', async () => {
    const items = world().inventory.where('fleetId', 301)
    const { referenceId } = items.find(({ macAddress }) => macAddress === 'A8404180003A002E')!
    expect(await succeed(operation, { path: { id: referenceId } })).toMatchObject({
      deviceInventory: { registered: false, decommissionedAt: null },
      errorMessage: "The device's radio key could not be withdrawn. Try again later.",
    })
  })

  test('is refused the second time', async () => {
    expect(await call(operation, { path: { id: removed } })).toEqual({
      status: 409,
      body: { errorMessage: 'The device was removed already.' },
    })
  })

  test.each(['nothing', 'f38e09e9-0be0-42cc-a395-e282ea559e93'])(
    'knows no device %s in a fleet',
    async (id) => {
      expect(await call(operation, { path: { id } })).toMatchObject({ status: 404 })
    },
  )
})

describe('putting a device back', () => {
  test('makes it available', async () => {
    expect(await availableIds()).not.toContain(7202)
    expect(await succeed('reinventoryDevice', { path: { id: removed } })).toMatchObject({
      deviceInventory: { reinventoriedAt: '2026-11-16T15:00:00Z' },
    })
    expect(await availableIds()).toContain(7202)
  })

  test('works only once', async () => {
    await succeed('reinventoryDevice', { path: { id: removed } })
    expect(await call('reinventoryDevice', { path: { id: removed } })).toMatchObject({
      status: 409,
    })
  })

  test('needs a removed device', async () => {
    expect(await call('reinventoryDevice', { path: { id: commissioned } })).toEqual({
      status: 409,
      body: {
        errorMessage: 'Only a removed device can be put back into the inventory, and only once.',
      },
    })
  })

  test('fails for a MAC address that ends in F', async () => {
    const body = { ...burlington, deviceInventoryIdsToCommission: [7103] }
    await succeed('createFleet', { body })
    const path = { id: referenceOf(7103) }
    await succeed('removeCommissionedDevice', { path })
    expect(await succeed('reinventoryDevice', { path })).toMatchObject({
      deviceInventory: { reinventoriedAt: null },
      errorMessage: "The device's radio key could not be withdrawn. Try again later.",
    })
  })

  test('of an unknown device is answered with 404', async () => {
    expect(await call('reinventoryDevice', { path: { id: 'x' } })).toMatchObject({ status: 404 })
  })
})

describe('a commissioned device', () => {
  const gateway = 'a2ac77fd-36c6-4c2a-b238-f89b35daa570'
  const name = 'waypost-gateway-g2-70B3D5A1E01A2B03.zip'

  test('of the gateways has certificates and a package, as in the contract’s example', async () => {
    const { commissionedDevice } = await succeed('getCommissionedDevice', { path: { id: gateway } })
    expect(commissionedDevice).toMatchObject({
      deviceTypeSpecificData: {
        gateway_eui: '70B3D5A1E01A2B03',
        gateway_key: expect.stringMatching(/^-----BEGIN EXAMPLE KEY-----\n/) as string,
      },
      availablePackageName: name,
    })
  })

  test('of the sensors has no package', async () => {
    const path = { id: registered }
    expect(await succeed('getCommissionedDevice', { path })).toMatchObject({
      commissionedDevice: {
        fleetId: 301,
        fleetDescription: 'Fresh Fields pilot – Albany and Buffalo',
        deviceTypeSpecificData: { app_key: 'EXAMPLE-APP-KEY' },
        availablePackageName: null,
      },
    })
  })

  test('that failed has only the reason', async () => {
    const path = { id: referenceOf(7204) }
    expect(await succeed('getCommissionedDevice', { path })).toMatchObject({
      commissionedDevice: {
        deviceInventory: {
          commissioningFailureMessage:
            'The router did not confirm its certificate within 60 seconds.',
        },
        deviceTypeSpecificData: null,
      },
    })
  })

  test('is unknown while it is in stock', async () => {
    const path = { id: referenceOf(7101) }
    expect(await call('getCommissionedDevice', { path })).toMatchObject({ status: 404 })
  })

  test('has a package that is a ZIP archive', async () => {
    const path = { commissionedDeviceReferenceId: gateway, packageName: name }
    const archive = await succeed('downloadInstallationPackage', { path })
    expect(archive.type).toBe('application/zip')
    expect(await archive.slice(0, 4).text()).toBe('PK\u0003\u0004')
  })

  test('has no package of another name', async () => {
    const path = { commissionedDeviceReferenceId: gateway, packageName: 'other.zip' }
    expect(await call('downloadInstallationPackage', { path })).toMatchObject({ status: 404 })
  })
})

describe('the search for devices', () => {
  const search = async (serialNumber: string) =>
    (await succeed('searchCommissioningDevices', { query: { serialNumber } })).data

  test('finds a label’s serial number, whatever the letter case', async () => {
    expect(await search('lht65n-26148')).toEqual({
      searchResults: {
        A8404100001A2B0C: {
          deviceIdentifier: 'A8404100001A2B0C',
          serialNumber: 'LHT65N-26148',
          previouslyUsed: false,
          hasDevice: true,
          lastDeviceTime: '2026-11-13T22:41:09Z',
          hasInventoryRecord: true,
          inventoryReferenceId: 'b006c93f-3057-4f95-8184-9382035e26fb',
          importedOn: '2026-05-12T15:13:00Z',
          commissionedAt: '2026-06-02T13:34:20Z',
          commissionedFor: 1,
          commissionedForFullName: 'Fresh Fields Market',
          decommissionedAt: null,
          hasRegistration: true,
          registeredFor: 1,
          registeredForFullName: 'Fresh Fields Market, Albany – Central Ave',
          registeredAt: '2026-06-03T15:44:00Z',
        },
      },
      exceptions: [],
    })
  })

  test('finds several by a prefix', async () => {
    expect(Object.keys((await search('LHT65N-261')).searchResults)).toEqual([
      'A8404100001A2B09',
      'A8404100001A2B0C',
    ])
  })

  test('says that one device is in stock and another was removed', async () => {
    expect((await search('A8404100002F001E')).searchResults).toMatchObject({
      A8404100002F001E: { hasDevice: false, previouslyUsed: false, lastDeviceTime: null },
    })
    expect((await search('A8404100003A0016')).searchResults).toMatchObject({
      A8404100003A0016: {
        previouslyUsed: true,
        hasDevice: true,
        lastDeviceTime: '2026-10-30T09:03:17Z',
        commissionedFor: 1,
      },
    })
  })

  test('names the devices whose registrations are unknown', async () => {
    expect(await search('A8404100002F003C')).toMatchObject({
      searchResults: { A8404100002F003C: { hasDevice: null, hasRegistration: null } },
      exceptions: [
        'The registrations of A8404100002F003C could not be looked up: the registry did not answer.',
      ],
    })
  })

  test('shows no more than a hundred devices', async () => {
    const { searchResults, exceptions } = await search('A')
    expect(Object.keys(searchResults)).toHaveLength(100)
    expect(exceptions?.at(-1)).toContain('only the first 100 are shown')
  })

  test('can find nothing', async () => {
    expect(await search('NOTHING')).toEqual({ searchResults: {}, exceptions: [] })
  })

  test('needs more than blanks', async () => {
    const query = { serialNumber: '  ' }
    expect(await call('searchCommissioningDevices', { query })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'serialNumber', message: 'Required' }] },
    })
  })
})
