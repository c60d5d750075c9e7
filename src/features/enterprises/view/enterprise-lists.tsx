import { Flex, Stack, styled } from '~/styled-system/jsx'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Enterprise, NeedsAttentionResult, OrderList } from '~/api/generated/model/index.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { SectionPanel } from '~/ui/layout/section-panel.tsx'
import { locationsNeedingAttention } from '~/features/monitoring/attention.ts'
import { GrowingList } from '~/features/monitoring/growing-list.tsx'
import { LocationRow } from '~/features/monitoring/location-row.tsx'
import { attentionQuery } from '~/features/monitoring/locations-queries.ts'
import { ofEnterprise } from '~/features/monitoring/shown-locations.ts'
import { ordersList } from '~/features/orders/list/orders-list.ts'
import { OrderStatusBadge } from '~/features/orders/order-status.tsx'
import { formatInstant } from '~/i18n/format-instant.ts'
import { listCount, messages } from './messages.ts'

/** How many rows a list has at most. */
const most = 5

/** The locations in trouble and the open orders of an enterprise, for users who may open those screens. */
export function EnterpriseLists({ enterprise }: { enterprise: Enterprise }) {
  const mayOpen = useMayOpen()
  const [seesLocations, seesOrders] = [
    mayOpen('/monitoring/locations'),
    mayOpen('/admin-fulfillment/orders'),
  ]
  const attention = useQuery({ ...attentionQuery(), enabled: seesLocations })
  const { excludeStatuses } = ordersList.defaults.filters
  const orders = useQuery({
    ...getListOrdersQueryOptions({ excludeStatuses }),
    enabled: seesOrders,
  })
  // One after the other, so that nothing moves.
  const hasLocations = !seesLocations || !attention.isPending
  return (
    <div>
      {seesLocations && hasLocations && <Locations enterprise={enterprise} query={attention} />}
      {seesOrders && hasLocations && !orders.isPending && (
        <Orders enterprise={enterprise} query={orders} />
      )}
    </div>
  )
}

type PartProps<Data> = { enterprise: Enterprise; query: UseQueryResult<Data> }

function Locations({ enterprise, query }: PartProps<NeedsAttentionResult>) {
  const { locale } = useIntl()
  const own = ofEnterprise(query.data?.data ?? [], enterprise.id)
  const locations = locationsNeedingAttention(own, locale)
  return (
    <Part
      heading={messages.locations}
      count={query.data && locations.length}
      query={query}
      all={messages.allLocations}
      to={{ to: '/monitoring/locations', search: { enterprise: enterprise.id } }}
    >
      <GrowingList items={locations.slice(0, most)} step={most}>
        {(location) => (
          <LocationRow key={location.deviceGroupingId} location={location}>
            <RecordLink kind="location" id={location.deviceGroupingId}>
              {location.locationName}
            </RecordLink>
          </LocationRow>
        )}
      </GrowingList>
    </Part>
  )
}

function Orders({ enterprise, query }: PartProps<OrderList>) {
  const intl = useIntl()
  const orders = (query.data?.orders ?? []).filter(
    (order) => order.enterprise?.token === enterprise.token,
  )
  return (
    <Part
      heading={messages.orders}
      count={query.data && orders.length}
      query={query}
      all={messages.allOrders}
      to={{
        to: '/admin-fulfillment/orders',
        search: ordersList.write({ search: enterprise.name, filters: { excludeStatuses: '' } }),
      }}
    >
      <GrowingList items={orders.slice(0, most)} step={most}>
        {({ id, displayNumber, orderStatus, createdAt }) => (
          <Flex
            as="li"
            key={id}
            tabIndex={-1}
            justify="space-between"
            wrap="wrap"
            columnGap="4"
            rowGap="1"
            px="4"
            py="2.5"
            textStyle="sm"
          >
            <RecordLink kind="order" id={id}>
              {displayNumber}
            </RecordLink>
            <styled.span color="fg.muted" ms="auto">
              {formatInstant(intl, createdAt)}
            </styled.span>
            <OrderStatusBadge status={orderStatus} />
          </Flex>
        )}
      </GrowingList>
    </Part>
  )
}

type ListPartProps = {
  heading: MessageDescriptor
  /** Undefined until it is known. */
  count: number | undefined
  query: UseQueryResult
  all: MessageDescriptor
  to: LinkTarget
  children: ReactNode
}

function Part({ heading, count, query, all, to, children }: ListPartProps) {
  return (
    <SectionPanel
      heading={heading}
      summary={count !== undefined && <FormattedMessage {...listCount} values={{ count }} />}
      controls={
        <StyledLink asChild variant="underline">
          <ScreenLink {...to}>
            <FormattedMessage {...all} />
          </ScreenLink>
        </StyledLink>
      }
      query={query}
      skeleton={null}
    >
      {count !== undefined && count > 0 && <Stack gap="0">{children}</Stack>}
    </SectionPanel>
  )
}
