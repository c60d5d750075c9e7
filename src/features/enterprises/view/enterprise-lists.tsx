import { styled } from '~/styled-system/jsx'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getListFleetsQueryOptions } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import { getListUsersQueryOptions } from '~/api/generated/endpoints/users/users.ts'
import type { Enterprise, NeedsAttentionResult, OrderList } from '~/api/generated/model/index.ts'
import { mostRows, ShortList, ShortRow } from '~/kit/record/short-list.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { LatestChanges, latestChangesQuery } from '~/features/audit/history/latest-changes.tsx'
import { locationsNeedingAttention } from '~/features/monitoring/attention.ts'
import { LocationRow } from '~/features/monitoring/location-row.tsx'
import { attentionQuery } from '~/features/monitoring/locations-queries.ts'
import { ofEnterprise } from '~/features/monitoring/shown-locations.ts'
import { ordersList } from '~/features/orders/list/orders-list.ts'
import { OrderStatusBadge } from '~/features/orders/order-status.tsx'
import { formatInstant } from '~/i18n/format-instant.ts'
import { EnterpriseFleets, EnterpriseUsers, oneCall } from './members.tsx'
import { messages } from './messages.ts'

/** What belongs to an enterprise, for users who may open its screens. All are read side by side, each with its own failure. */
export function EnterpriseLists({ enterprise }: { enterprise: Enterprise }) {
  const mayOpen = useMayOpen()
  const { id } = enterprise
  const { excludeStatuses } = ordersList.defaults.filters
  const sees = {
    locations: mayOpen('/monitoring/locations'),
    orders: mayOpen('/admin-fulfillment/orders'),
    users: mayOpen('/admin-admin/users'),
    fleets: mayOpen('/admin-devices/fleets'),
  }
  const attention = useQuery({ ...attentionQuery(), enabled: sees.locations })
  const orders = useQuery({
    ...getListOrdersQueryOptions({ excludeStatuses }),
    enabled: sees.orders,
  })
  const users = useQuery({ ...getListUsersQueryOptions(oneCall), enabled: sees.users })
  const fleets = useQuery({ ...getListFleetsQueryOptions(oneCall), enabled: sees.fleets })
  const parts = [
    sees.locations && {
      query: attention,
      part: <Locations key="locations" enterprise={enterprise} query={attention} />,
    },
    sees.orders && {
      query: orders,
      part: <Orders key="orders" enterprise={enterprise} query={orders} />,
    },
    sees.users && {
      query: users,
      part: <EnterpriseUsers key="users" enterpriseId={id} query={users} />,
    },
    sees.fleets && {
      query: fleets,
      part: <EnterpriseFleets key="fleets" enterpriseId={id} query={fleets} />,
    },
  ].filter((part) => part !== false)
  // Shown in order, so that nothing moves.
  const waiting = parts.findIndex(({ query }) => query.isPending)
  const shown = waiting < 0 ? parts : parts.slice(0, waiting)
  return <div>{shown.map(({ part }) => part)}</div>
}

/** What was changed last in an enterprise, for users who may read its log. */
export function EnterpriseChanges({ enterpriseId }: { enterpriseId: number }) {
  const enabled = useMayOpen()('/admin-admin/audit-logs')
  const query = useQuery({ ...latestChangesQuery(enterpriseId), enabled })
  if (!enabled || query.isPending) return null
  return <LatestChanges enterpriseId={enterpriseId} query={query} />
}

type PartProps<Data> = { enterprise: Enterprise; query: UseQueryResult<Data> }

function Locations({ enterprise, query }: PartProps<NeedsAttentionResult>) {
  const { locale } = useIntl()
  const own = ofEnterprise(query.data?.data ?? [], enterprise.id)
  const locations = locationsNeedingAttention(own, locale)
  return (
    <ShortList
      heading={messages.locations}
      count={query.data && locations.length}
      query={query}
      all={messages.allLocations}
      to={{ to: '/monitoring/locations', search: { enterprise: enterprise.id } }}
    >
      {locations.slice(0, mostRows).map((location) => (
        <LocationRow key={location.deviceGroupingId} location={location}>
          <RecordLink kind="location" id={location.deviceGroupingId}>
            {location.locationName}
          </RecordLink>
        </LocationRow>
      ))}
    </ShortList>
  )
}

function Orders({ enterprise, query }: PartProps<OrderList>) {
  const intl = useIntl()
  const orders = (query.data?.orders ?? []).filter(
    (order) => order.enterprise?.token === enterprise.token,
  )
  return (
    <ShortList
      heading={messages.orders}
      count={query.data && orders.length}
      query={query}
      all={messages.allOrders}
      to={{
        to: '/admin-fulfillment/orders',
        search: ordersList.write({ search: enterprise.name, filters: { excludeStatuses: '' } }),
      }}
    >
      {orders.slice(0, mostRows).map(({ id, displayNumber, orderStatus, createdAt }) => (
        <ShortRow key={id}>
          <RecordLink kind="order" id={id}>
            {displayNumber}
          </RecordLink>
          <styled.span color="fg.muted" ms="auto">
            {formatInstant(intl, createdAt)}
          </styled.span>
          <OrderStatusBadge status={orderStatus} />
        </ShortRow>
      ))}
    </ShortList>
  )
}
