import type { Schema } from '../operations.ts'
import { invalidDestination, validatedAddress } from './addresses.ts'
import { offers, trackingNumber, zoneOf, type Service } from './carriers.ts'
import { labelFile } from './label.ts'
import type { LabelRow, OrderRow } from './rows.ts'
import type { World } from './world.ts'

/** The carriers' rates for an order's parcels; for an invalid address, reasons instead of rates. */
export function shipmentOf(
  world: World,
  order: OrderRow,
  parcels: Schema<'ShipmentParcel'>[],
): Schema<'Shipment'> {
  const { shippingAddressState: state, shippingAddressCity: city } = order
  const reasons = invalidDestination(order)
  const zone = zoneOf(state, order.inventoryLocationToken)
  if (reasons.length > 0 || zone === undefined) {
    return { rates: [], parcels, invalidDestinationDescriptions: reasons, serviceMessages: [] }
  }
  const { rates, serviceMessages } = offers(parcels, { state, zone }, () => world.random.hex(32))
  const holiday = `Northline: deliveries to ${city} can take one day longer in the week of Thanksgiving.`
  return {
    rates,
    parcels,
    invalidDestinationDescriptions: [],
    serviceMessages:
      isBeforeThanksgiving(world) &&
      rates.some(({ description }) => description.startsWith('Northline'))
        ? [...serviceMessages, holiday]
        : serviceMessages,
  }
}

function isBeforeThanksgiving({ clock }: World): boolean {
  const today = new Date(clock.now())
  return today.getUTCMonth() === 10 && today.getUTCDate() >= 10
}

/** Purchases a label: a tracking number, a file under `labels/`, and a row. `description` names the service on the label. */
export function buyLabel(
  world: World,
  order: OrderRow,
  service: Service,
  description: string,
): LabelRow {
  const number = trackingNumber(service, () => world.random.int(0, 9))
  world.files.putDrawn(`labels/${number}`, `${number}.pdf`, () =>
    labelFile(order, validatedAddress(order), description, number),
  )
  setShippingData(world, order, { shippo_transaction_id: world.random.hex(32) })
  return world.labels.insert({
    orderId: order.id,
    transaction: {
      status: 'SUCCESS',
      tracking_number: number,
      tracking_url_provider: `https://track.${service.carrier.toLowerCase()}.example/${number}`,
      tracking_status: 'PRE_TRANSIT',
      label_url: null,
    },
  })
}

/** Sets some of an order's ids at the shipping service and keeps the others. */
export function setShippingData(
  world: World,
  { id }: OrderRow,
  change: Schema<'OrderShippingData'>,
): OrderRow {
  const nothing = { shippo_address_id: null, shippo_shipment_id: null, shippo_transaction_id: null }
  const before = world.orders.get(id)?.shippingData
  return world.orders.update(id, { shippingData: { ...nothing, ...before, ...change } })
}
