import type { Schema } from '../operations.ts'
import { validatedAddress } from '../world/addresses.ts'
import { audit } from '../world/audit.ts'
import { serviceOf, type Service } from '../world/carriers.ts'
import type { LabelRow, OrderRow, UserRow } from '../world/rows.ts'
import { buyLabel, setShippingData, shipmentOf } from '../world/shipments.ts'
import type { World } from '../world/world.ts'
import { created, fail, notFound, ok } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'validateOrderAddress'
  | 'getOrderShipment'
  | 'createOrderShipment'
  | 'getOrderShipmentTransaction'
  | 'createOrderShipmentTransaction'

export const shipping = {
  validateOrderAddress({ path, world }) {
    const order = world.orders.get(path.id)
    if (!order) return notFound()
    if (order.carrierDown) return serviceDown()
    return ok({ address: validatedAddress(order) })
  },

  getOrderShipment({ path, world }) {
    const order = world.orders.get(path.id)
    if (!order) return notFound()
    if (order.carrierDown) return serviceDown()
    return ok({ shipment: world.shipments.find('orderId', path.id)?.shipment ?? null })
  },

  /** There are no rates for an invalid address or for parcels that no carrier accepts. */
  createOrderShipment({ path, body, user, world }) {
    const order = world.orders.get(path.id)
    if (!order) return notFound()
    if (order.carrierDown) return serviceDown()
    if (world.labels.find('orderId', path.id)) return labelExists()
    const shipment = shipmentOf(world, order, body.parcels.map(parcelView))
    for (const { id } of world.shipments.where('orderId', path.id)) world.shipments.delete(id)
    const row = world.shipments.insert({ orderId: path.id, shipment })
    setShippingData(world, order, {
      shippo_address_id: order.shippingData?.shippo_address_id ?? world.random.hex(32),
      shippo_shipment_id: world.random.hex(32),
    })
    auditShipping(world, user, order, 'shipment', row)
    return created({ shipment })
  },

  getOrderShipmentTransaction({ path, world }) {
    const order = world.orders.get(path.id)
    if (!order) return notFound()
    if (order.carrierDown) return serviceDown()
    const label = world.labels.find('orderId', path.id)
    return ok({ transaction: label ? transactionView(world, label) : null })
  },

  /**
   * Labels of Swift, and the first ones of some orders, get the status ERROR and are not stored. Labels of Postway Economy
   * are QUEUED in the answer and ready at the next read.
   */
  createOrderShipmentTransaction({ path, body, user, world }) {
    const order = world.orders.get(path.id)
    if (!order) return notFound()
    if (order.carrierDown) return serviceDown()
    if (world.labels.find('orderId', path.id)) return labelExists()
    const shipment = world.shipments.find('orderId', path.id)?.shipment
    const rate = shipment?.rates.find(({ rateId }) => rateId === body.rateId)
    const service = rate && serviceOf(rate)
    if (!service) {
      const fields = { rateId: 'This rate has expired.' }
      return fail(422, 'This rate has expired. Create the shipment again.', fields)
    }
    const refusals = order.refusals ?? 0
    if (refusals > 0) world.orders.update(order.id, { refusals: refusals - 1 })
    if (service.purchase === 'ERROR' || refusals > 0) {
      const messages = [{ text: noPickUp(service), source: service.carrier }]
      return created({ transaction: { ...withoutLabel('ERROR'), messages } })
    }
    const label = buyLabel(world, order, service, rate.description)
    auditShipping(world, user, order, 'shipping_label', label)
    return created({
      transaction:
        service.purchase === 'QUEUED' ? withoutLabel('QUEUED') : transactionView(world, label),
    })
  },
} satisfies HandlersOf<Operations>

const serviceDown = () => fail(500, 'The shipping service does not answer. Try again later.')
const labelExists = () => fail(409, 'A label was bought for this order already.')

function parcelView(parcel: Schema<'ParcelRequest'>): Schema<'ShipmentParcel'> {
  return {
    weight: parcel.weight,
    mass_unit: parcel.weightUnit,
    length: parcel.lengthInInches,
    width: parcel.widthInInches,
    height: parcel.heightInInches,
    distance_unit: 'in',
  }
}

/** The label's address depends on where the world is served, so it is not stored. */
function transactionView(
  world: World,
  { transaction, isClosed }: LabelRow,
): Schema<'ShipmentTransaction'> {
  const key = `labels/${transaction.tracking_number}`
  if (!world.files.has(key)) return { ...transaction, label_url: null }
  const address = new URL(world.fileUrl(key))
  if (isClosed) address.searchParams.set('cors', 'none')
  return { ...transaction, label_url: address.href }
}

const noPickUp = ({ carrier }: Service) =>
  `${carrier}: no pick-up is possible at this address on the chosen day.`

const withoutLabel = (status: string): Schema<'ShipmentTransaction'> => ({
  status,
  tracking_number: null,
  tracking_url_provider: null,
  tracking_status: null,
  label_url: null,
})

function auditShipping(
  world: World,
  user: UserRow,
  { enterpriseId }: OrderRow,
  tableName: string,
  record: object,
): void {
  audit(world, user, { changeType: 'INSERT', tableName, enterpriseId, record })
}
