import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useGetOrder } from '~/api/generated/endpoints/orders/orders.ts'
import {
  useGetOrderShipment,
  useGetOrderShipmentTransaction,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { second } from '~/lib/units.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { LabelWizard } from './label-wizard.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { titleOf } from './messages.ts'
import { NoLabel } from './no-label.tsx'
import { hasLabel, labelState } from './purchase.ts'
import { stageOf, type Attempt } from './stage.ts'
import { useKept } from './use-kept.ts'

type LabelDialogProps = {
  orderId: number
  /** The step in the address, if any. */
  step: string | undefined
  onClose: () => void
}

/** The server's response to a purchase, and when it was sent, in milliseconds. */
type Answer = { transaction: ShipmentTransaction; sentAt: number }

/** Ignores data read before the purchase: it may be an earlier attempt that failed. */
function latest(
  answer: Answer | undefined,
  read: ShipmentTransaction | null | undefined,
  readAt: number,
): ShipmentTransaction | null {
  const isOutdated = answer !== undefined && readAt < answer.sentAt
  return (isOutdated ? undefined : read) ?? answer?.transaction ?? null
}

/** Always fetched: nobody should buy based on cached data. */
const fresh = { staleTime: 0, gcTime: 0 }

const pollInterval = 3 * second

/** Buys and shows the shipping label of one order. */
export function LabelDialog({ orderId, step, onClose }: LabelDialogProps) {
  const memory = useKept(orderId)
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState<Attempt>()
  const orderQuery = useGetOrder(orderId, { query: { staleTime: 0 } })
  const shipmentQuery = useGetOrderShipment(orderId, { query: fresh })
  const transactionQuery = useGetOrderShipmentTransaction(orderId, {
    query: {
      ...fresh,
      refetchInterval: ({ state }) =>
        labelState(latest(answer, state.data?.transaction, state.dataUpdatedAt)) === 'undecided'
          ? pollInterval
          : false,
    },
  })
  const queries = [orderQuery, shipmentQuery, transactionQuery]
  const [order, shipment, read] = [
    // What is cached may be stale, and what is reviewed counts.
    orderQuery.isFetchedAfterMount ? orderQuery.data?.order : undefined,
    shipmentQuery.data?.shipment,
    transactionQuery.data?.transaction,
  ]
  const transaction = latest(answer, read, transactionQuery.dataUpdatedAt)
  const error = queries.find((query) => query.error && !query.data)?.error
  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch()
  }
  const close = () => {
    // What was begun here has come to an end.
    if (hasLabel(transaction)) void memory.forget()
    onClose()
  }
  const { kept } = memory
  const server =
    order && shipment !== undefined && read !== undefined && kept
      ? { order, shipment, transaction }
      : undefined
  const stage = server && kept && stageOf(server, { kept, attempt }).step
  const content = () => {
    if (error) return <LoadingFailed error={error} onRetry={retry} />
    if (!server || !kept) {
      return (
        <div aria-busy>
          <SkeletonLines />
        </div>
      )
    }
    if (stage === 'none') {
      return <NoLabel order={server.order} basis={kept.basis} onClose={onClose} />
    }
    return (
      <LabelWizard
        {...server}
        readError={transactionQuery.error}
        memory={{ ...memory, kept }}
        step={step}
        attempt={attempt}
        onAttempt={setAttempt}
        onAnswer={setAnswer}
        onClose={close}
      />
    )
  }
  return (
    <Dialog
      size="lg"
      onClose={close}
      // Both end with a button that closes it.
      hasCloseButton={stage === 'none' || stage === 'result'}
      title={
        order ? (
          <FormattedMessage {...titleOf} values={{ order: order.displayNumber }} />
        ) : (
          <FormattedMessage {...shared.shippingLabel} />
        )
      }
    >
      {content()}
    </Dialog>
  )
}
