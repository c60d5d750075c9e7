import { FormattedMessage } from 'react-intl'
import { useGetOrderShipmentTransaction } from '~/api/generated/endpoints/shipping/shipping.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { labelIdOf, useKeepTracking } from '~/features/orders/kept-tracking.ts'
import { LabelLink, TransactionFacts } from '~/features/orders/label/result-step.tsx'
import { Stack } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { messages } from './messages.ts'

/** The label and tracking status of an order, or a note that there are only rates yet. */
export function ShippingSection({ order }: { order: Order }) {
  const hasLabel = labelIdOf(order) !== ''
  const { data, error, refetch } = useGetOrderShipmentTransaction(order.id, {
    query: { enabled: hasLabel },
  })
  useKeepTracking(order, data?.transaction)
  if (!hasLabel) return <FormattedMessage {...messages.hasRates} />
  if (error) {
    return (
      <ErrorMessage
        error={error}
        title={messages.loadShippingFailed}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <SkeletonLines />
  const { transaction } = data
  if (!transaction) return <FormattedMessage {...messages.hasRates} />
  return (
    <Stack gap="4">
      <TransactionFacts transaction={transaction} />
      <div>
        <LabelLink transaction={transaction} />
      </div>
    </Stack>
  )
}
