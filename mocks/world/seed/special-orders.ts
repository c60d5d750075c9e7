import type { Schema } from '../../operations.ts'
import { serviceOf } from '../carriers.ts'
import { day, instantOf } from '../clock.ts'
import type { OrderRow } from '../rows.ts'
import { buyLabel, setShippingData, shipmentOf } from '../shipments.ts'
import type { World } from '../world.ts'

const parcel = { weight: 6, mass_unit: 'lb', length: 14, width: 12, height: 8, distance_unit: 'in' }

/** Order 9006 of the examples has a label, so it must have had rates. */
export function seedMissingShipment(world: World): void {
  const order = world.orders.get(9006)
  if (!order || world.shipments.find('orderId', order.id)) return
  world.shipments.insert({ orderId: order.id, shipment: shipmentOf(world, order, [parcel]) })
}

/** Orders, labels and templates in every state that the examples lack. */
export function seedSpecialOrders(world: World): void {
  insertOrder(world, 9101, 'No items', {}, 0)
  insertOrder(world, 9102, 'An attachment', {})
  const fileKey = 'orders/9102/att-000001'
  const file = { id: 9701, orderId: 9102, reference: 'att-000001', description: null, fileKey }
  world.orderAttachments.insert(file)
  world.files.putSample(fileKey, 'floor-plan.png')
  insertOrder(world, 9103, 'Extra values', {
    extraValues: [
      { key: 'Site', value: null },
      { key: 'Remarks', value: 'Ring twice and wait at the gate. '.repeat(60).trim() },
      { key: 'Token', value: 'x'.repeat(400) },
    ],
  })
  insertOrder(world, 9104, 'A label early', { statusToken: 'configured' })
  ship(world, 9104, 'PRE_TRANSIT')
  insertOrder(world, 9107, 'On hold', { statusToken: 'quarantined' })
  for (const [id, tracking] of [
    [9108, null],
    [9109, 'FAILURE'],
    [9110, 'RETURNED'],
  ] as const) {
    insertOrder(world, id, `Tracking ${tracking ?? 'unknown'}`, { statusToken: 'shipped' })
    ship(world, id, tracking)
  }
  world.labels.update(world.labels.find('orderId', 9108)!.id, { isClosed: true })
  insertOrder(world, 9111, 'Carrier down', { carrierDown: true, statusToken: 'configured' })
  insertOrder(world, 9112, 'Far away', {
    statusToken: 'configured',
    shippingAddressLineOne: '400 W 5th Ave',
    shippingAddressCity: 'Anchorage',
    shippingAddressState: 'AK',
    shippingAddressZip: '99501',
  })
  offer(world, 9112)
  for (const [id, shippingToName] of [
    [9113, 'Refused once'],
    [9114, 'Refused once too'],
  ] as const) {
    insertOrder(world, id, shippingToName, { refusals: 1, statusToken: 'configured' })
    offer(world, id)
    const { id: rowId, shipment } = world.shipments.find('orderId', id)!
    const [rate, ...rates] = shipment.rates
    const named = { ...rate!, rateId: `refused-once-${id}` }
    world.shipments.update(rowId, { shipment: { ...shipment, rates: [named, ...rates] } })
  }
  seedTemplates(world)
  shuffleStatuses(world)
}

/** A screen that does not sort the statuses shows “New” last. */
function shuffleStatuses({ catalog: { orderStatuses } }: World): void {
  const [first] = orderStatuses.values()
  if (!first) return
  orderStatuses.delete(first.token)
  orderStatuses.set(first.token, first)
}

function insertOrder(
  world: World,
  id: number,
  shippingToName: string,
  change: Partial<OrderRow>,
  items = 1,
): void {
  const created = world.clock.now() - (70 + (id - 9100)) * day
  world.orders.insert({
    id,
    // Below every other number, so that the next one stays the same.
    displayNumber: `WP-${10_200 + (id - 9100)}`,
    statusToken: 'started',
    enterpriseId: 13,
    inventoryLocationToken: 'albany-warehouse',
    contactName: 'Rosa Ybarra',
    contactEmail: 'rosa.ybarra@riverbend-foods.example',
    shippingToName,
    shippingAttention: null,
    shippingPhone: null,
    shippingAddressLineOne: '12 Main St',
    shippingAddressLineTwo: null,
    shippingAddressCity: 'Albany',
    shippingAddressState: 'NY',
    shippingAddressZip: '12205',
    extraValues: [],
    createdAt: instantOf(created),
    lastUpdatedAt: instantOf(created + day),
    shippingData: null,
    ...change,
  })
  for (let index = 0; index < items; index += 1) {
    world.orderItems.insert({
      orderId: id,
      quantity: 2,
      sku: null,
      description: 'Dragino LHT65N',
      deviceTypeTokens: ['draginolht65n'],
    })
  }
}

/** Gives an order rates. */
function offer(world: World, orderId: number): Schema<'Shipment'> {
  const order = world.orders.get(orderId)!
  const shipment = shipmentOf(world, order, [parcel])
  world.shipments.insert({ orderId, shipment })
  setShippingData(world, order, {
    shippo_address_id: world.random.hex(32),
    shippo_shipment_id: world.random.hex(32),
  })
  return shipment
}

function ship(world: World, orderId: number, tracking_status: string | null): void {
  const [rate] = offer(world, orderId).rates
  const service = rate && serviceOf(rate)
  if (!service) return
  const label = buyLabel(world, world.orders.get(orderId)!, service, rate.description)
  world.labels.update(label.id, { transaction: { ...label.transaction, tracking_status } })
}

const qr = { type: 'qr', format: 'qr_code' }
const mac = { displayName: 'MAC address', valueType: 'text', examples: [] }

/** Supported types without a template, or with one that has what the examples' templates lack. */
function seedTemplates({ catalog }: World): void {
  const types = {
    'waypost-hub-h1': 'Waypost Hub H1',
    'waypost-camera-c1': 'Waypost Camera C1',
    'waypost-meter-m1': 'Waypost Meter M1',
    'waypost-scale-s1': 'Waypost Scale S1',
  }
  for (const [token, name] of Object.entries(types)) {
    const known = catalog.otherDeviceTypes.get(token) ?? { token, name }
    catalog.otherDeviceTypes.set(token, known)
    catalog.supportedDeviceTypes.push(known)
  }
  const templates: Schema<'InventoryTemplate'>[] = [
    {
      deviceTypeToken: 'waypost-camera-c1',
      scanInfo: qr,
      metadataInputs: {
        mac,
        lens_photo: { displayName: 'Photograph of the lens', valueType: 'calibration_image' },
        serial_number: { displayName: 'Serial number', valueType: 'text' },
      },
      requiredMetadata: ['mac && lens_photo'],
    },
    {
      deviceTypeToken: 'waypost-meter-m1',
      scanInfo: null,
      metadataInputs: { mac, casing: { displayName: 'Color of the casing', valueType: 'color' } },
      requiredMetadata: ['mac'],
    },
    {
      deviceTypeToken: 'waypost-scale-s1',
      scanInfo: null,
      metadataInputs: {
        mac: { ...mac, validationRegex: { javascript: '^[0-9A-F{12}$' } },
        tare: { displayName: 'Tare (g)', valueType: 'text' },
      },
      requiredMetadata: ['mac', 'mac && (tare'],
    },
  ]
  for (const each of templates) catalog.inventoryTemplates.set(each.deviceTypeToken, each)
}
