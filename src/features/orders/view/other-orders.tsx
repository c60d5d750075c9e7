import { styled } from '~/styled-system/jsx'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { mostRows, ShortList, ShortRow } from '~/kit/record/short-list.tsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { ordersList } from '~/features/orders/list/orders-list.ts'
import { OrderStatusBadge } from '~/features/orders/order-status.tsx'
import { formatInstant } from '~/i18n/format-instant.ts'
import { messages } from './messages.ts'

/** The other open orders of the same customer. */
export function OtherOrders({ order: { id, enterprise } }: { order: Order }) {
  const intl = useIntl()
  const { excludeStatuses } = ordersList.defaults.filters
  const query = useQuery({
    ...getListOrdersQueryOptions({ excludeStatuses }),
    enabled: enterprise !== null && enterprise !== undefined,
  })
  if (!enterprise || query.isPending) return null
  const others = query.data?.orders.filter(
    (each) => each.id !== id && each.enterprise?.token === enterprise.token,
  )
  return (
    <ShortList
      heading={messages.others}
      count={others?.length}
      query={query}
      all={messages.allOrders}
      to={{
        to: '/admin-fulfillment/orders',
        search: ordersList.write({ search: enterprise.name, filters: { excludeStatuses: '' } }),
      }}
    >
      {others?.slice(0, mostRows).map(({ id: other, displayNumber, orderStatus, createdAt }) => (
        <ShortRow key={other}>
          <RecordLink kind="order" id={other}>
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
