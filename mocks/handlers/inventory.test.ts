import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestSandbox } from './testing.ts'

let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

const scanned = {
  device_type_token: 'draginolht65n',
  values: {
    dev_eui: 'A8404100002F0041',
    app_eui: 'A840410000000100',
    app_key: '5D1E8C07B2F94A63A0C7E6D3184B9F52',
  },
  device_inventory_location: 'albany-warehouse',
  vendor_order_id: 601,
}
type Data = Omit<typeof scanned, 'values'> & { values: Record<string, string> }

const create = (data: Partial<Data>, uploads?: File[]) => {
  const deviceInventoryData: Data = { ...scanned, ...data }
  return call('createInventory', { body: { deviceInventoryData, ...(uploads && { uploads }) } })
}
const refusedAt = (field: string, message?: string) => ({
  status: 422,
  body: { fieldErrors: [message === undefined ? { field } : { field, message }] },
})

describe('the inventory', () => {
  test('begins with the page of the contract’s example', async () => {
    const { inventory } = await succeed('listInventory')
    expect(inventory.map(({ id }) => id)).toEqual([
      7112, 7111, 7110, 7109, 7108, 7107, 7106, 7105, 7104, 7103, 7102, 7101, 7204, 7201, 7053,
      7052, 7051, 7050, 7049, 7048,
    ])
    expect(inventory[0]).toMatchObject({
      deviceInventoryLocation: { name: 'Albany warehouse' },
      vendorOrder: { displayName: 'PO-2026-0117 Dragino' },
    })
  })

  test('has an item for each device except those that were never in it', async () => {
    const { devices, inventory } = world()
    const known = new Set(inventory.all().map(({ deviceId }) => deviceId))
    expect(devices.all().filter(({ id }) => id < 5900 && !known.has(id))).toEqual([])
  })

  test.each(['device_radio_mac_address', 'device_type', 'imported_on'])(
    'sorts by %s',
    async (column) => {
      const first = async (direction: string) => {
        const query = { sort: [`${column},${direction}`], size: 1 }
        return (await succeed('listInventory', { query })).inventory[0]!
      }
      expect((await first('asc')).referenceId).not.toBe((await first('desc')).referenceId)
    },
  )

  test.each([
    [[{ device_radio_mac_address: 'a84041' }, { device_type: 'draginolds02' }], 'LDS02'],
    [[{ reference_id: 'a29b55d2-dc6f-4a9b-a07c-dd529c89678c' }], 'Gateway'],
    [[{ device_inventory_location: 'reno-warehouse' }, { device_type: 'waypost-leak-l1' }], 'Leak'],
    [[{ vendor_order_id: '601' }, { device_type: 'draginolht65n' }], 'LHT65N'],
  ])('is filtered by %j', async (filters, name) => {
    const query = { filters: JSON.stringify(filters), size: 1000 }
    const { inventory } = await succeed('listInventory', { query })
    expect(inventory.length).toBeGreaterThan(0)
    expect(inventory.every(({ deviceType }) => deviceType.name.includes(name))).toBe(true)
  })

  test.each([
    ['[{"color":"red"}]', 'There is no filter color.'],
    ['[{"device_type":1}]', 'The value of device_type must be a text.'],
    [
      '[{"device_type":"a","reference_id":"b"}]',
      'Must be a JSON list of objects with one key each.',
    ],
    ['[nonsense]', 'Must be a JSON list.'],
  ])('refuses the filters %s', async (filters, message) => {
    expect(await call('listInventory', { query: { filters } })).toMatchObject(
      refusedAt('filters', message),
    )
  })

  test('stays complete with an empty list of filters', async () => {
    const { page } = await succeed('listInventory', { query: { filters: '[]' } })
    expect(page.totalElements).toBe(world().inventory.size)
  })
})

describe('the data for a new record', () => {
  test('has a template for each supported device type except the old hub', async () => {
    const { deviceTypes } = await succeed('listSupportedDeviceTypes')
    for (const { token } of deviceTypes.filter((each) => each.token !== 'waypost-hub-h1')) {
      const { template } = await succeed('getInventoryTemplate', { path: { deviceType: token } })
      expect(template.deviceTypeToken).toBe(token)
    }
  })

  test('has no template for an unknown type', async () => {
    const path = { deviceType: 'toaster' }
    expect(await call('getInventoryTemplate', { path })).toMatchObject({ status: 404 })
  })

  test('has locations and vendor orders', async () => {
    expect((await succeed('listInventoryLocations')).locations).toHaveLength(2)
    expect((await succeed('listVendorOrders')).vendorOrders).toHaveLength(2)
  })
})

describe('a new record', () => {
  test('is the first of the inventory and available for fleets', async () => {
    expect(await create({})).toMatchObject({
      status: 201,
      body: {
        inventory: {
          deviceRadioMacAddress: 'A8404100002F0041',
          importedOn: '2026-11-16T15:00:00Z',
          deviceInventoryLocation: { token: 'albany-warehouse' },
          vendorOrder: { id: 601 },
        },
      },
    })
    const { inventory } = await succeed('listInventory', { query: { size: 1 } })
    expect(inventory[0]?.deviceRadioMacAddress).toBe('A8404100002F0041')
    const available = (await succeed('listAvailableInventory')).inventory
    expect(available.some((item) => item.referenceId === inventory[0]?.referenceId)).toBe(true)
  })

  test('is audited', async () => {
    await create({})
    expect(world().auditEvents.all().at(-1)).toMatchObject({
      changeType: 'INSERT',
      tableName: 'device_inventory',
    })
  })

  test('accepts the address of every kind of device in any letter case', () => {
    for (const { metadataInputs } of world().catalog.inventoryTemplates.values()) {
      for (const { examples = [], validationRegex } of Object.values(metadataInputs)) {
        const addresses = examples.filter((each) => /^[0-9A-F]{16}$/.test(each))
        if (addresses.length === 0) continue
        const pattern = new RegExp(validationRegex?.javascript ?? '')
        expect(addresses.filter((each) => !pattern.test(each.toLowerCase()))).toEqual([])
      }
    }
  })

  test('stores its MAC address in upper case, so that it is unique in any letter case', async () => {
    await create({ values: { ...scanned.values, dev_eui: 'a8404100002f0041' } })
    expect(await create({})).toEqual({
      status: 409,
      body: {
        message: 'A8404100002F0041 is already in the inventory.',
        fieldErrors: [
          {
            field: 'values.dev_eui',
            message: 'A8404100002F0041 is already in the inventory.',
          },
        ],
      },
    })
  })

  test.each([
    [
      { device_type_token: 'toaster' },
      'device_type_token',
      'There is no template for this device type.',
    ],
    [{ device_inventory_location: 'moon' }, 'device_inventory_location', undefined],
    [{ vendor_order_id: 1 }, 'vendor_order_id', undefined],
    [
      { values: { ...scanned.values, app_key: 'short' } },
      'values.app_key',
      'Must be 32 hexadecimal digits.',
    ],
    [{ values: { ...scanned.values, toString: 'x' } }, 'values.toString', undefined],
    [
      { values: { dev_eui: scanned.values.dev_eui, app_key: scanned.values.app_key } },
      'values.app_eui',
      'Required',
    ],
    [
      {
        device_type_token: 'waypost-gateway-g2',
        values: { mac: '70B3D5A1E02F0055', serial_number: 'x' },
      },
      'values.serial_number',
      'Must look like G2-28034 or G2-28071.',
    ],
  ])('with %j is refused at %s', async (data: Partial<Data>, field, message) => {
    expect(await create(data)).toMatchObject(refusedAt(field, message))
  })

  test('of a router needs one of two numbers', async () => {
    const router = (values: Record<string, string>) =>
      create({
        device_type_token: 'waypost-router-r1',
        values: { mac: '70B3D5A1F02F005A', ...values },
      })
    expect(await router({})).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'values.imei' }, { field: 'values.iccid' }] },
    })
    expect(await router({ imei: '350000000000017' })).toMatchObject({ status: 201 })
  })
})

describe('the calibration sheet of a probe', () => {
  const png = readFileSync(new URL('../files/floor-plan.png', import.meta.url))
  const sheet = (content: BlobPart = png) => new File([content], 'r5x0pb7d', { type: 'image/png' })
  const probe = {
    device_type_token: 'waypost-probe-t3',
    values: { mac: '70B3D5A1C02F0046', calibration_offset: '-0.3', calibration_image: 'r5x0pb7d' },
  }

  test('is stored with the record', async () => {
    expect(await create(probe, [sheet()])).toMatchObject({ status: 201 })
    const { referenceId } = world().inventory.find('macAddress', '70B3D5A1C02F0046')!
    const stored = await world().files.get(`inventory/${referenceId}/r5x0pb7d`)
    expect(stored?.size).toBe(png.length)
  })

  test('must be sent if it is named', async () => {
    expect(await create(probe)).toMatchObject(
      refusedAt('values.calibration_image', 'No file of this name was sent.'),
    )
  })

  test('must be an image', async () => {
    expect(await create(probe, [sheet('text')])).toMatchObject(
      refusedAt('values.calibration_image'),
    )
  })

  test('must be named if it is sent', async () => {
    expect(await create({}, [sheet()])).toMatchObject(
      refusedAt('uploads', 'No input names the file r5x0pb7d.'),
    )
  })
})
