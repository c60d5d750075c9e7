import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useGetOrderSuspense } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { useEnterpriseId } from '~/features/choices/use-enterprise-id.ts'
import { OrderLabel } from '~/features/orders/label/order-label.tsx'
import { messages as shared } from '~/features/orders/messages.ts'
import { OpenOrders, openOrdersQuery } from '~/features/orders/open-orders.tsx'
import { OrderRecord } from '~/features/orders/order-record.tsx'
import { OrderStatusBadge } from '~/features/orders/order-status.tsx'
import { ShipTo } from '~/features/orders/ship-to.tsx'
import { formatInstant } from '~/i18n/format-instant.ts'
import { css } from '~/styled-system/css'
import { Box, Grid, Stack } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { StyledAnchor } from '~/ui/link/styled-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { Attachments } from './attachments.tsx'
import { ItemsTable } from './items-table.tsx'
import { messages } from './messages.ts'
import { OrderButtons } from './order-buttons.tsx'
import { ShippingSection } from './shipping-section.tsx'

/** One order with all that belongs to it. */
export function OrderViewPage() {
  const { orderId } = useParams({ from: '/admin-fulfillment/orders/$orderId/view' })
  const { order } = useGetOrderSuspense(orderId).data
  const { shippo_shipment_id, shippo_transaction_id } = order.shippingData ?? {}
  return (
    <OrderRecord order={order} actions={<OrderButtons order={order} />}>
      <Stack gap="6">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
          gap="6"
          alignItems="start"
        >
          <Facts order={order} />
          <Stack gap="6">
            {(shippo_shipment_id || shippo_transaction_id) && (
              <Section heading={messages.shipping}>
                <ShippingSection order={order} />
              </Section>
            )}
            {order.extraValues.length > 0 && (
              <Section heading={shared.extraValues}>
                <ExtraValues order={order} />
              </Section>
            )}
            <Section heading={shared.attachments}>
              <Attachments attachments={order.orderAttachments} />
            </Section>
          </Stack>
        </Grid>
        <Section heading={shared.items}>
          <ItemsTable items={order.orderItems} />
        </Section>
        <OtherOrders order={order} />
      </Stack>
      <OrderLabel />
    </OrderRecord>
  )
}

/** The other open orders of the same customer. */
function OtherOrders({ order: { id, enterprise } }: { order: Order }) {
  const hasCustomer = enterprise !== null && enterprise !== undefined
  const query = useQuery({ ...openOrdersQuery(), enabled: hasCustomer })
  if (!hasCustomer || query.isPending) return null
  return (
    <OpenOrders
      heading={messages.others}
      all={messages.allOrders}
      customer={enterprise}
      query={query}
      except={id}
    />
  )
}

function Section({ heading, children }: { heading: MessageDescriptor; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} textStyle="sm">
      <Heading as="h2" size="md" className={css({ mb: '3' })} id={id}>
        <FormattedMessage {...heading} />
      </Heading>
      {children}
    </Box>
  )
}

function Facts({ order }: { order: Order }) {
  const intl = useIntl()
  const { contactEmail, enterprise, deviceInventoryLocation } = order
  const customer = useEnterpriseId(enterprise?.token)
  return (
    <PropertyList>
      <Property label={shared.status}>
        <OrderStatusBadge status={order.orderStatus} />
      </Property>
      <Property label={shared.customer}>
        {enterprise && (
          <RecordLink kind="enterprise" id={customer.id}>
            {enterprise.name}
          </RecordLink>
        )}
        {customer.error && <ErrorMessage error={customer.error} onRetry={customer.retry} />}
      </Property>
      <Property label={shared.fulfillmentBy}>{deviceInventoryLocation?.name}</Property>
      <Property label={shared.contact}>{order.contactName}</Property>
      <Property label={messages.email}>
        {contactEmail && (
          <StyledAnchor href={`mailto:${contactEmail}`}>{contactEmail}</StyledAnchor>
        )}
      </Property>
      <Property label={messages.createdAt}>{formatInstant(intl, order.createdAt)}</Property>
      <Property label={messages.lastUpdatedAt}>{formatInstant(intl, order.lastUpdatedAt)}</Property>
      <Property label={shared.shipTo}>
        <ShipTo order={order} />
      </Property>
    </PropertyList>
  )
}

function ExtraValues({ order: { extraValues } }: { order: Order }) {
  return (
    <PropertyList>
      {extraValues.map(({ key, value }, index) => (
        <Property key={index} label={<bdi>{key}</bdi>}>
          {value}
        </Property>
      ))}
    </PropertyList>
  )
}
