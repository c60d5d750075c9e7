import type { Order } from '~/api/generated/model/index.ts'
import { styled } from '~/styled-system/jsx'

type ShipToOrder = Pick<
  Order,
  | 'shippingToName'
  | 'shippingAttention'
  | 'shippingPhone'
  | 'shippingAddressLineOne'
  | 'shippingAddressLineTwo'
  | 'shippingAddressCity'
  | 'shippingAddressState'
  | 'shippingAddressZip'
>

/** The lines of the ship-to block, as on an envelope; empty ones are left out. */
export function shipToLines(order: ShipToOrder): string[] {
  const { shippingAddressCity: city, shippingAddressState: state, shippingAddressZip: zip } = order
  return [
    order.shippingToName,
    order.shippingAttention,
    order.shippingAddressLineOne,
    order.shippingAddressLineTwo,
    [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' '),
    order.shippingPhone,
  ].filter((line) => typeof line === 'string' && line.trim() !== '') as string[]
}

/** The ship-to address of an order. */
export function ShipTo({ order }: { order: ShipToOrder }) {
  return (
    <styled.address fontStyle="normal" overflowWrap="anywhere">
      {shipToLines(order).map((line, index) => (
        <styled.div key={index} fontWeight={index === 0 ? 'medium' : undefined}>
          <bdi>{line}</bdi>
        </styled.div>
      ))}
    </styled.address>
  )
}
