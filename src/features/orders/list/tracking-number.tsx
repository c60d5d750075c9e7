import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { getGetOrderShipmentTransactionQueryOptions } from '~/api/generated/endpoints/shipping/shipping.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { labelIdOf, useKeptTracking } from '~/features/orders/kept-tracking.ts'
import type { BoughtLabel } from '~/features/orders/labels/judge-label.ts'
import { Tracking } from '~/features/orders/labels/label-columns.tsx'
import { words } from '~/i18n/words.ts'
import { fewAtOnce } from '~/lib/few-at-once.ts'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { messages } from './messages.ts'

/** In place of a number that is being read. */
const pending = '…'

/** The shipping service is asked for each label alone. */
const inTurn = fewAtOnce(4)

/** The tracking number of an order's label: read once, when it is first shown, then kept in this browser. */
export function TrackingNumber({ order }: { order: Order }) {
  const labelId = labelIdOf(order)
  const { kept, read, retry } = useTracking(order)
  if (labelId === '') return null
  if (kept) {
    const label = { tracking_number: kept.number, tracking_url_provider: kept.address ?? null }
    return <Tracking label={{ ...label, status: 'SUCCESS', label_url: null }} />
  }
  if (read === 'failed') {
    return (
      <>
        <FormattedMessage {...messages.notRead} />{' '}
        <RetryButton size="xs" onClick={retry}>
          <FormattedMessage {...words.tryAgain} />
        </RetryButton>
      </>
    )
  }
  return read ? <Tracking label={read} /> : <span aria-busy>{pending}</span>
}

function useTracking(order: Order) {
  const queryClient = useQueryClient()
  const { kept: all, keep } = useKeptTracking()
  const [read, setRead] = useState<BoughtLabel | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  const labelId = labelIdOf(order)
  const kept = all?.[labelId]
  const isUnknown = all !== undefined && labelId !== '' && kept === undefined

  const readNow = useEffectEvent(async (left: AbortSignal) => {
    if (left.aborted) return
    try {
      const options = getGetOrderShipmentTransactionQueryOptions(order.id)
      const { transaction } = await queryClient.fetchQuery({ ...options, staleTime: 0 })
      if (left.aborted) return
      setRead(transaction ?? 'failed')
      if (transaction) await keep(order, transaction)
    } catch {
      if (!left.aborted) setRead('failed')
    }
  })
  useEffect(() => {
    if (!isUnknown) return
    const left = new AbortController()
    void inTurn(() => readNow(left.signal))
    return () => left.abort()
  }, [isUnknown, labelId, attempt])
  const retry = () => {
    setRead(undefined)
    setAttempt(attempt + 1)
  }
  return { kept, read, retry }
}
