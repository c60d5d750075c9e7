import type { Schema } from '../operations.ts'
import { state, type State } from './state.ts'

const order = (what: string, id: number, shows: (order: Schema<'Order'>) => boolean) =>
  state(what, id, { operationId: 'getOrder', path: { id }, shows: (body) => shows(body.order) })

const tracking = (what: string, id: number, status: string | null) =>
  state(what, id, {
    operationId: 'getOrderShipmentTransaction',
    path: { id },
    shows: ({ transaction }) => transaction !== null && transaction.tracking_status === status,
  })

const refusedOnce = (id: number) =>
  state('An order whose first label the carrier refuses', id, {
    operationId: 'createOrderShipmentTransaction',
    path: { id },
    body: { rateId: `refused-once-${id}` },
    status: 201,
    shows: ({ transaction }) => transaction.status === 'ERROR',
  })

export const orders: State[] = [
  order('An order without items', 9101, ({ orderItems }) => orderItems.length === 0),
  order('An order with an attachment without a description', 9102, ({ orderAttachments }) =>
    orderAttachments.some(({ description }) => description === null),
  ),
  order('An order with an extra value that is null', 9103, ({ extraValues }) =>
    extraValues.some(({ value }) => value === null),
  ),
  order('An order with very long extra values', 9103, ({ extraValues }) =>
    extraValues.some(({ value }) => (value?.length ?? 0) > 1000),
  ),
  order(
    'An order with an unknown status',
    9107,
    ({ orderStatus }) => orderStatus.token === 'quarantined',
  ),
  state('2,000 open orders', 'world `large`', {
    scenario: 'large',
    operationId: 'listOrders',
    query: { excludeStatuses: 'completed' },
    shows: (body) => body.orders.length >= 2000,
  }),
]

export const shipping: State[] = [
  state('A configured order that already has a label', 9104, {
    operationId: 'getOrderShipmentTransaction',
    path: { id: 9104 },
    shows: ({ transaction }) => transaction?.status === 'SUCCESS',
  }),
  state('A configured order with rates but no label', 9003, {
    operationId: 'getOrderShipmentTransaction',
    path: { id: 9003 },
    shows: ({ transaction }) => transaction === null,
  }),
  tracking('A parcel with no tracking status', 9108, null),
  state('A label whose host lets no page read it (no CORS)', 9108, {
    operationId: 'getOrderShipmentTransaction',
    path: { id: 9108 },
    shows: ({ transaction }) => transaction?.label_url?.includes('cors=none') === true,
  }),
  tracking('A lost parcel', 9109, 'FAILURE'),
  tracking('A returned parcel', 9110, 'RETURNED'),
  state('An order for which the shipping service fails', 9111, {
    operationId: 'getOrderShipment',
    path: { id: 9111 },
    status: 500,
  }),
  refusedOnce(9113),
  refusedOnce(9114),
  state('Rates with a message from a carrier, in any month', 9112, {
    operationId: 'getOrderShipment',
    path: { id: 9112 },
    shows: ({ shipment }) =>
      shipment?.serviceMessages?.includes('Northline: Ground does not go to AK.') === true,
  }),
]

const template = (
  what: string,
  deviceType: string,
  shows: (template: Schema<'InventoryTemplate'>) => boolean,
) =>
  state(what, deviceType, {
    operationId: 'getInventoryTemplate',
    path: { deviceType },
    shows: (body) => shows(body.template),
  })

export const inventory: State[] = [
  state('A device without an import date', 'A84041FF00007907', {
    operationId: 'listInventory',
    query: { filters: '[{"device_radio_mac_address":"A84041FF00007907"}]' },
    shows: (body) => body.inventory[0]?.importedOn === null,
  }),
  state('A supported type without a template', 'waypost-hub-h1', {
    first: [{ operationId: 'listSupportedDeviceTypes' }],
    operationId: 'getInventoryTemplate',
    path: { deviceType: 'waypost-hub-h1' },
    status: 404,
  }),
  template(
    'A template with a QR code and an image input between texts',
    'waypost-camera-c1',
    ({ scanInfo, metadataInputs }) =>
      scanInfo?.type === 'qr' && metadataInputs['lens_photo']?.valueType === 'calibration_image',
  ),
  template(
    'A template with an unknown value type',
    'waypost-meter-m1',
    ({ metadataInputs }) => metadataInputs['casing']?.valueType === 'color',
  ),
  template('A template with an invalid pattern', 'waypost-scale-s1', ({ metadataInputs }) =>
    isBroken(metadataInputs['mac']?.validationRegex?.javascript),
  ),
  template(
    'A template with an invalid expression for required values',
    'waypost-scale-s1',
    ({ requiredMetadata }) => requiredMetadata.includes('mac && (tare'),
  ),
]

function isBroken(pattern: string | null | undefined): boolean {
  if (!pattern) return false
  try {
    return !RegExp(pattern)
  } catch {
    return true
  }
}
