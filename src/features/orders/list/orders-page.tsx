import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CopyPlus, Eye, Package, PackageCheck, Pencil, ReceiptText, Tag } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { useKeptTracking, withTracking } from '~/features/orders/kept-tracking.ts'
import { OrderLabel } from '~/features/orders/label/order-label.tsx'
import { messages as shared } from '~/features/orders/messages.ts'
import { mayGetLabel } from '~/features/orders/order-status.tsx'
import { copyOf, packOf, slipOf } from '~/features/orders/slips/slip-link.ts'
import { words } from '~/i18n/words.ts'
import { foundBy } from '~/kit/table/found-by.tsx'
import type { ListValues } from '~/kit/table/list-address.ts'
import { ListPage } from '~/kit/table/list-page.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { useDialogAddress } from '~/kit/table/use-dialog-address.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { useOrderBulkActions } from './bulk-actions.tsx'
import { IncludeAll, leftOut } from './left-out.tsx'
import { messages } from './messages.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import { ordersAddress, tokensOf } from './orders-address.ts'

type Filters = Pick<ListValues<'excludeStatuses' | 'includeLocation'>, 'filters'>

/** All orders that match the filters: the server does not page them. */
export const ordersQuery = ({ filters: { excludeStatuses, includeLocation } }: Filters) =>
  getListOrdersQueryOptions({
    excludeStatuses: tokensOf(excludeStatuses).join(',') || undefined,
    includeLocation: includeLocation || undefined,
  })

/** Newest first. */
export const orders = defineList({
  key: 'orders',
  kind: 'order',
  label: messages.orders,
  address: ordersAddress,
  sort: [],
  columns: orderColumns,
  nameColumn: 'displayNumber',
  foundBy: foundBy('displayNumber'),
  id: ({ id }) => String(id),
  name: ({ displayNumber }) => displayNumber,
})

/** The main screen of fulfillment staff: open orders and the actions on them. */
export function OrdersPage() {
  const { actions: bulkActions, dialogs } = useOrderBulkActions()
  const { open: openDialog } = useDialogAddress()
  const query = useQuery({
    ...ordersQuery(useListState(orders)),
    placeholderData: keepPreviousData,
  })
  const { kept } = useKeptTracking()
  const rows = query.data && withTracking(query.data.orders, kept ?? {})
  const list = useLocalList(orders, { query, rows })
  const rowActions = (order: Order): RowAction[] => [
    {
      label: words.edit,
      icon: Pencil,
      link: { to: '/admin-fulfillment/orders/$orderId/edit', params: { orderId: order.id } },
    },
    { label: words.view, icon: Eye, link: screenOf('order', order.id) },
    {
      label: shared.pack,
      icon: PackageCheck,
      more: true,
      hidden: !mayGetLabel(order),
      link: packOf(order),
    },
    { label: shared.packingSlip, icon: ReceiptText, link: slipOf(order), newTab: true },
    {
      label: shared.shippingLabel,
      icon: Tag,
      hidden: !mayGetLabel(order),
      onSelect: () => openDialog({ search: (before) => ({ ...before, label: order.id }) }),
    },
    { label: shared.duplicate, icon: CopyPlus, more: true, link: copyOf(order) },
  ]
  return (
    <>
      <ListPage
        title={messages.orders}
        list={list}
        search={{ label: messages.search }}
        filters={<OrderFilters list={list} />}
        rowActions={rowActions}
        actionCount={5}
        bulkActions={bulkActions}
        add={{ to: '/admin-fulfillment/orders/add' }}
        leftOut={leftOut(list)}
        failed={<FormattedMessage {...messages.loadFailed} />}
        empty={
          list.filters.excludeStatuses === ''
            ? { icon: Package, title: messages.noOrders, hint: messages.noOrdersHint }
            : {
                icon: Package,
                title: messages.noneShown,
                hint: messages.noneShownHint,
                action: <IncludeAll list={list} />,
              }
        }
      />
      <OrderLabel />
      {dialogs}
    </>
  )
}
