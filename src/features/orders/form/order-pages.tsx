import type { QueryClient } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetOrderSuspense } from '~/api/generated/endpoints/orders/orders.ts'
import { loadOrder } from '~/features/orders/load-order.ts'
import { OrderRecord } from '~/features/orders/order-record.tsx'
import { css } from '~/styled-system/css'
import { Stack } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { about, messages } from './messages.ts'
import { OrderForm } from './order-form.tsx'
import { prefetchOrderChoices } from './use-order-choices.ts'

/** Loads the order to edit or copy, and the form's options. */
export async function loadOrderForm(queryClient: QueryClient, orderId?: number) {
  const [named] = await Promise.all([
    orderId === undefined ? { name: '' } : loadOrder(queryClient, orderId),
    prefetchOrderChoices(queryClient),
  ])
  return named
}

/** A new order: an empty form, or one prefilled from another order. */
export function OrderAddPage() {
  const { from, after } = useSearch({ from: '/admin-fulfillment/orders/add' })
  return (
    <>
      <PageHeader />
      {/* Each order gets a new form. */}
      {from === undefined ? (
        <OrderForm key="empty" />
      ) : (
        <FilledForm key={from} from={from} follows={after === 'adding'} />
      )}
    </>
  )
}

function FilledForm({ from, follows }: { from: number; follows: boolean }) {
  const { order } = useGetOrderSuspense(from).data
  return (
    <Stack gap="6">
      <Notice
        status="info"
        role="status"
        title={
          <FormattedMessage
            {...about.filledFrom}
            values={{
              order: (
                <ScreenLink
                  to="/admin-fulfillment/orders/$orderId/view"
                  params={{ orderId: from }}
                  otherwise={<bdi>{order.displayNumber}</bdi>}
                  variant="plain"
                  className={css({ display: 'inline' })}
                >
                  <bdi>{order.displayNumber}</bdi>
                </ScreenLink>
              ),
            }}
          />
        }
      >
        <FormattedMessage {...messages.filledHint} />
      </Notice>
      <OrderForm like={order} follows={follows} />
    </Stack>
  )
}

/** Edits an order. */
export function OrderEditPage() {
  const { orderId } = useParams({ from: '/admin-fulfillment/orders/$orderId/edit' })
  const { order } = useGetOrderSuspense(orderId).data
  return (
    <OrderRecord order={order}>
      <OrderForm order={order} />
    </OrderRecord>
  )
}
