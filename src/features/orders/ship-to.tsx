import { Box } from '@chakra-ui/react'
import { defineMessage, FormattedMessage, type MessageValue } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'

export type ShipToFields = Pick<
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

/** Where an order goes, as on an envelope; what the order lacks takes no line. */
export function ShipTo({ order }: { order: ShipToFields }) {
  const lines = [
    order.shippingAddressLineOne,
    order.shippingAddressLineTwo,
    `${order.shippingAddressCity}, ${order.shippingAddressState} ${order.shippingAddressZip}`,
    order.shippingPhone,
  ]
  return (
    <Box as="address" fontStyle="normal" overflowWrap="anywhere">
      <Box fontWeight="semibold">
        <bdi>{order.shippingToName}</bdi>
      </Box>
      {order.shippingAttention && (
        <div>
          <FormattedMessage
            {...attention}
            values={{ name: <bdi>{order.shippingAttention}</bdi> }}
          />
        </div>
      )}
      {lines.map(
        (line, place) =>
          line && (
            <div key={place}>
              <bdi>{line}</bdi>
            </div>
          ),
      )}
    </Box>
  )
}

const attention = defineMessage<{ name: MessageValue }>({
  defaultMessage: 'Attn: {name}',
  description: 'Line of an address; name: the person or department that a parcel is for',
})
