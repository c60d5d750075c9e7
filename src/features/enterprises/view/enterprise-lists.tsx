import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getListFleetsQueryOptions } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { getListUsersQueryOptions } from '~/api/generated/endpoints/users/users.ts'
import type { Enterprise, NeedsAttentionResult } from '~/api/generated/model/index.ts'
import { latestChangesQuery } from '~/features/audit/history/latest-changes.tsx'
import { locationsNeedingAttention } from '~/features/monitoring/attention.ts'
import { LocationRow } from '~/features/monitoring/location-row.tsx'
import { attentionQuery } from '~/features/monitoring/locations-queries.ts'
import { ofEnterprise } from '~/features/monitoring/shown-locations.ts'
import { OpenOrders, openOrdersQuery } from '~/features/orders/open-orders.tsx'
import { maxRows, ShortList } from '~/kit/record/short-list.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { EnterpriseFleets, EnterpriseUsers, oneCall } from './members.tsx'
import { messages } from './messages.ts'

/** What belongs to an enterprise, for users who may open its screens. All are read side by side, each with its own failure. */
export function EnterpriseLists({ enterprise }: { enterprise: Enterprise }) {
  const mayOpen = useMayOpen()
  const { id } = enterprise
  const sees = {
    locations: mayOpen('/monitoring/locations'),
    orders: mayOpen('/admin-fulfillment/orders'),
    users: mayOpen('/admin-admin/users'),
    fleets: mayOpen('/admin-devices/fleets'),
  }
  const attention = useQuery({ ...attentionQuery(), enabled: sees.locations })
  const orders = useQuery({ ...openOrdersQuery(), enabled: sees.orders })
  const users = useQuery({ ...getListUsersQueryOptions(oneCall), enabled: sees.users })
  const fleets = useQuery({ ...getListFleetsQueryOptions(oneCall), enabled: sees.fleets })
  const parts = [
    sees.locations && {
      query: attention,
      part: <Locations key="locations" enterprise={enterprise} query={attention} />,
    },
    sees.orders && {
      query: orders,
      part: (
        <OpenOrders
          key="orders"
          heading={messages.orders}
          all={messages.allOrders}
          customer={enterprise}
          query={orders}
        />
      ),
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

/** What was changed last in an enterprise; asked only for users who may read its log. */
export function useEnterpriseChanges(enterpriseId: number) {
  const enabled = useMayOpen()('/admin-admin/audit-logs')
  return useQuery({ ...latestChangesQuery(enterpriseId), enabled })
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
      {locations.slice(0, maxRows).map((location) => (
        <LocationRow key={location.deviceGroupingId} location={location}>
          <RecordLink kind="location" id={location.deviceGroupingId}>
            {location.locationName}
          </RecordLink>
        </LocationRow>
      ))}
    </ShortList>
  )
}
