import type { BodyOf, Schema } from '../operations.ts'
import { audit } from '../world/audit.ts'
import { imageTypeOf } from '../world/files.ts'
import { defineList } from '../world/list.ts'
import type { InventoryItemRow } from '../world/rows.ts'
import { unused } from '../world/seed/inventory-examples.ts'
import type { World } from '../world/world.ts'
import { deviceTypeView } from './commissioning-view.ts'
import { readFilters } from './inventory-filters.ts'
import { problemsOfValues } from './inventory-values.ts'
import { created, invalid, notFound, ok, taken } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'listInventory'
  | 'createInventory'
  | 'listSupportedDeviceTypes'
  | 'getInventoryTemplate'
  | 'listInventoryLocations'
  | 'listVendorOrders'

const listOfInventory = defineList<InventoryItemRow>({
  table: ({ inventory }) => inventory,
  columns: {
    device_radio_mac_address: ({ macAddress }) => macAddress,
    device_type: ({ deviceTypeToken }, world) => deviceTypeView(world, deviceTypeToken).name,
    // A record without a date counts as the oldest, so that the newest stays on top.
    imported_on: ({ importedOn }) => importedOn ?? '',
  },
  order: 'imported_on,desc',
})

export const inventory = {
  listInventory({ query, world }) {
    const filters = readFilters(query.filters)
    if ('problem' in filters) return invalid({ filters: filters.problem })
    const { rows, page } = listOfInventory(world, query, { where: filters.where })
    return ok({ inventory: rows.map((row) => inventoryRow(world, row)), page })
  },

  async createInventory({ body, user, world }) {
    const { deviceInventoryData: data, uploads = [] } = body
    const template = world.catalog.inventoryTemplates.get(data.device_type_token)
    if (!template)
      return invalid({ device_type_token: 'There is no template for this device type.' })
    const problems = {
      ...problemsOfValues(template, data.values),
      ...problemsOfReferences(world, data),
      ...(await problemsOfUploads(template, data.values, uploads)),
    }
    if (Object.keys(problems).length > 0) return invalid(problems)

    const addressInput = addressInputs.find((token) => token in template.metadataInputs)!
    const macAddress = (data.values[addressInput] ?? '').toUpperCase()
    if (world.inventory.find('macAddress', macAddress)) {
      return taken(`values.${addressInput}`, `${macAddress} is already in the inventory.`)
    }
    const row = world.inventory.insert({
      ...unused,
      referenceId: world.random.uuid(),
      macAddress,
      deviceTypeToken: data.device_type_token,
      serialNumber: data.values['serial_number'] ?? null,
      importedOn: world.clock.instant(),
      inventoryLocationToken: data.device_inventory_location ?? null,
      vendorOrderId: data.vendor_order_id ?? null,
      metadata: data.values,
    })
    for (const file of uploads) world.files.put(`inventory/${row.referenceId}/${file.name}`, file)
    audit(world, user, {
      changeType: 'INSERT',
      tableName: 'device_inventory',
      enterpriseId: null,
      record: row,
    })
    return created({ inventory: inventoryRow(world, row) })
  },

  listSupportedDeviceTypes({ world }) {
    return ok({ deviceTypes: world.catalog.supportedDeviceTypes })
  },

  getInventoryTemplate({ path, world }) {
    const template = world.catalog.inventoryTemplates.get(path.deviceType)
    return template ? ok({ template }) : notFound()
  },

  listInventoryLocations({ world }) {
    return ok({ locations: [...world.catalog.inventoryLocations.values()] })
  },

  listVendorOrders({ world }) {
    return ok({ vendorOrders: world.catalog.vendorOrders })
  },
} satisfies HandlersOf<Operations>

/** The inputs for the address of a device's radio; every template has one of them. */
const addressInputs = ['dev_eui', 'mac']

function inventoryRow(world: World, row: InventoryItemRow): Schema<'InventoryRow'> {
  const { id, referenceId, macAddress, deviceTypeToken, importedOn } = row
  const { inventoryLocations, vendorOrders } = world.catalog
  return {
    id,
    referenceId,
    deviceRadioMacAddress: macAddress,
    deviceType: deviceTypeView(world, deviceTypeToken),
    importedOn,
    deviceInventoryLocation: inventoryLocations.get(row.inventoryLocationToken ?? '') ?? null,
    vendorOrder: vendorOrders.find((order) => order.id === row.vendorOrderId) ?? null,
  }
}

type Data = BodyOf<'createInventory'>['deviceInventoryData']

function problemsOfReferences(world: World, data: Data): Record<string, string> {
  const { device_inventory_location: location, vendor_order_id: order } = data
  const { inventoryLocations, vendorOrders } = world.catalog
  return {
    ...(typeof location === 'string' &&
      !inventoryLocations.has(location) && {
        device_inventory_location: 'There is no such location.',
      }),
    ...(typeof order === 'number' &&
      !vendorOrders.some(({ id }) => id === order) && {
        vendor_order_id: 'There is no such vendor order.',
      }),
  }
}

/** Each image input names one file, and each file belongs to an input. */
async function problemsOfUploads(
  { metadataInputs }: Schema<'InventoryTemplate'>,
  values: Record<string, string>,
  uploads: readonly File[],
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  const images = Object.keys(metadataInputs).filter(
    (token) =>
      metadataInputs[token]?.valueType === 'calibration_image' && Object.hasOwn(values, token),
  )
  for (const token of images) {
    const file = uploads.find(({ name }) => name === values[token])
    if (!file) problems[`values.${token}`] = 'No file of this name was sent.'
    else if (!photographs.includes(await imageTypeOf(file))) {
      problems[`values.${token}`] = 'The file is not a PNG, JPEG or WebP image.'
    }
  }
  const stray = uploads.find(({ name }) => !images.some((token) => values[token] === name))
  return stray ? { ...problems, uploads: `No input names the file ${stray.name}.` } : problems
}

const photographs: (string | undefined)[] = ['image/png', 'image/jpeg', 'image/webp']
