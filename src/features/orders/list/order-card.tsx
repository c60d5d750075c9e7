import type { ReactNode } from 'react'
import {
  defineMessage,
  FormattedMessage,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { itemName } from '~/features/orders/item-name.ts'
import { messages } from '~/features/orders/messages.ts'
import { ShipTo } from '~/features/orders/ship-to.tsx'
import { css } from '~/styled-system/css'
import { Box, Stack } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'

/** An overview of an order: address, fields and items. */
export function OrderCard({ order }: { order: Order }) {
  const { extraValues, orderItems } = order
  return (
    <Stack gap="2.5" maxW="80" maxH="80" overflowY="auto" p="1" textStyle="sm">
      <Part heading={messages.shipTo}>
        <ShipTo order={order} />
      </Part>
      {extraValues.length > 0 && (
        <Part heading={messages.extraValues}>
          <Box as="dl" lineClamp={12}>
            {extraValues.map(({ key, value }, index) => (
              <div key={index}>
                <Box as="dt" display="inline" color="fg.muted" me="1.5">
                  <bdi>{key}</bdi>
                </Box>
                <Box as="dd" display="inline">
                  <bdi>{value}</bdi>
                </Box>
              </div>
            ))}
          </Box>
        </Part>
      )}
      <Part heading={messages.items}>
        {orderItems.length === 0 ? (
          <FormattedMessage {...messages.noItems} />
        ) : (
          <Stack as="ul" gap="0.5" listStyleType="none">
            {orderItems.map((item) => (
              <li key={item.id}>
                <FormattedMessage
                  {...itemLine}
                  values={{ quantity: item.quantity, name: <bdi>{itemName(item)}</bdi> }}
                />
              </li>
            ))}
          </Stack>
        )}
      </Part>
    </Stack>
  )
}

function Part({ heading, children }: { heading: MessageDescriptor; children: ReactNode }) {
  return (
    <div>
      <Heading
        as="div"
        className={css({ textStyle: 'xs', color: 'fg.muted', fontWeight: 'medium' })}
      >
        <FormattedMessage {...heading} />
      </Heading>
      {children}
    </div>
  )
}

const itemLine = defineMessage<{ quantity: number; name: MessageValue }>({
  defaultMessage: '{quantity, number} × {name}',
  description: 'An item of an order: how many of what',
})
