import { Stack } from '~/styled-system/jsx'
import { FormattedMessage } from 'react-intl'
import { useGetOrderShipmentTransaction } from '~/api/generated/endpoints/shipping/shipping.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { LabelLink, TransactionFacts } from '~/features/orders/label/result-step.tsx'
import { messages } from './messages.ts'

/** The label and tracking status of an order, or a note that there are only rates yet. */
export function ShippingSection({ order: { id, shippingData } }: { order: Order }) {
  const hasLabel = Boolean(shippingData?.shippo_transaction_id)
  const { data, error, refetch } = useGetOrderShipmentTransaction(id, {
    query: { enabled: hasLabel },
  })
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
