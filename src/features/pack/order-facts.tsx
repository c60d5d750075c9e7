import { Pencil } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { installBy } from '~/features/orders/install-by.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { OrderStatusBadge } from '~/features/orders/order-status.tsx'
import { ShipTo } from '~/features/orders/ship-to.tsx'
import { Attachments } from '~/features/orders/view/attachments.tsx'
import { formatDay } from '~/i18n/format-day.ts'
import { css, cx } from '~/styled-system/css'
import { Box, Flex, Grid, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { largeQuiet } from './large.ts'
import { messages, neededBy } from './messages.ts'
import { SkipNote } from './order-queue.tsx'

type OrderHeadProps = { order: Order; skipped: string | undefined }

/** Which order it is, in letters that are read from where the packer stands. */
export function OrderHead({ order, skipped }: OrderHeadProps) {
  const intl = useIntl()
  const wanted = installBy(order)
  return (
    <Flex gap="4" wrap="wrap" align="center" justify="space-between">
      <Box minW="0">
        <Heading as="h2" size="2xl" className={number}>
          <bdi>{order.displayNumber}</bdi>
        </Heading>
        <styled.p textStyle="xl" overflowWrap="anywhere">
          <bdi>{order.enterprise?.name ?? order.shippingToName}</bdi>
        </styled.p>
      </Box>
      <Stack gap="1" align="flex-end">
        <OrderStatusBadge status={order.orderStatus} />
        {wanted && (
          <styled.p textStyle="lg">
            <FormattedMessage
              {...neededBy}
              values={{ day: <strong>{formatDay(intl, wanted)}</strong> }}
            />
          </styled.p>
        )}
        {skipped !== undefined && (
          <StatusBadge status="neutral">
            <SkipNote reason={skipped} />
          </StatusBadge>
        )}
      </Stack>
    </Flex>
  )
}

/** Where the parcel goes, and what else is known about the order. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(100%, {sizes.xs}), 1fr))" gap="4">
      <Panel level="h3" heading={shared.shipTo}>
        <Box textStyle="lg">
          <ShipTo order={order} />
        </Box>
        <Button asChild variant="outline" className={cx(largeQuiet, below)}>
          <ScreenLink to="/admin-fulfillment/orders/$orderId/edit" params={{ orderId: order.id }}>
            <Pencil aria-hidden />
            <FormattedMessage {...messages.editOrder} />
          </ScreenLink>
        </Button>
      </Panel>
      {order.extraValues.length > 0 && (
        <Panel level="h3" heading={shared.extraValues}>
          <PropertyList>
            {order.extraValues.map(({ key, value }, index) => (
              <Property key={index} label={<bdi>{key}</bdi>}>
                {value}
              </Property>
            ))}
          </PropertyList>
        </Panel>
      )}
      {order.orderAttachments.length > 0 && (
        <Panel level="h3" heading={shared.attachments}>
          <Attachments attachments={order.orderAttachments} />
        </Panel>
      )}
    </Grid>
  )
}

const number = css({ textStyle: '4xl', overflowWrap: 'anywhere' })

const below = css({ mt: '3' })
