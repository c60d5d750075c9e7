import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { OrderList } from '~/api/generated/model/index.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { maxRows, ShortList, ShortRow } from '~/kit/record/short-list.tsx'
import { styled } from '~/styled-system/jsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { ordersAddress } from './list/orders-address.ts'
import { OrderStatusBadge } from './order-status.tsx'

/** The open orders: those of the list of orders, which is usually cached. */
export const openOrdersQuery = () =>
  getListOrdersQueryOptions({ excludeStatuses: ordersAddress.filters.excludeStatuses })

type OpenOrdersProps = {
  heading: MessageDescriptor
  all: MessageDescriptor
  customer: { name: string; token: string }
  query: UseQueryResult<OrderList>
  /** The id of an order that is left out. */
  except?: number
}

/** The open orders of a customer, on the page of something else. */
export function OpenOrders({
  customer: { name, token },
  query,
  except,
  ...props
}: OpenOrdersProps) {
  const intl = useIntl()
  const orders = query.data?.orders.filter(
    ({ id, enterprise }) => id !== except && enterprise?.token === token,
  )
  return (
    <ShortList
      heading={props.heading}
      count={orders?.length}
      query={query}
      all={props.all}
      to={{
        to: '/admin-fulfillment/orders',
        search: { search: name, excludeStatuses: '' },
      }}
    >
      {orders?.slice(0, maxRows).map(({ id, displayNumber, orderStatus, createdAt }) => (
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
