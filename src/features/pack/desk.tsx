import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useGetOrder } from '~/api/generated/endpoints/orders/orders.ts'
import {
  useGetOrderShipment,
  useGetOrderShipmentTransaction,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import { LoadingFailed } from '~/features/orders/label/loading-failed.tsx'
import { labelState } from '~/features/orders/label/purchase.ts'
import type { Attempt } from '~/features/orders/label/stage.ts'
import { useKept } from '~/features/orders/label/use-kept.ts'
import type { PackedStore } from '~/features/orders/packed/use-packed.ts'
import type { Command } from '~/kit/scan/commands.ts'
import type { Scan } from '~/kit/scan/create-scan.ts'
import type { ScanVerdict } from '~/kit/scan/verdict.ts'
import { joinTabs } from '~/lib/take-lock.ts'
import { second } from '~/lib/units.ts'
import { Stack } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { Line } from './line.tsx'
import { messages } from './messages.ts'
import { refusalWithoutOrder, settles } from './stage.ts'
import { lockOf, type Queue } from './use-queue.ts'
import { useShown } from './use-shown.ts'
import { answerHere, answerTo, useCommandKeys, useJudge } from './use-station-scan.ts'
import { refusalVerdict } from './verdict-text.ts'

type DeskProps = { orderId: number; queue: Queue; scan: Scan }

type Answer = { transaction: ShipmentTransaction; sentAt: number }

/** Nobody should buy based on cached data. */
const fresh = { staleTime: 0, gcTime: 0 }
const pollInterval = 3 * second

/** The order at the station, once everything about it has been read. */
export function Desk({ orderId, queue, scan }: DeskProps) {
  const memory = useKept(orderId)
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState<Attempt>()
  const isElsewhere = useOpenHere(orderId, queue.store)
  const latest = (read: ShipmentTransaction | null | undefined, readAt: number) =>
    (answer && readAt < answer.sentAt ? undefined : read) ?? answer?.transaction ?? null
  const orderQuery = useGetOrder(orderId, { query: { staleTime: 0 } })
  const shipmentQuery = useGetOrderShipment(orderId, { query: fresh })
  const transactionQuery = useGetOrderShipmentTransaction(orderId, {
    query: {
      ...fresh,
      refetchInterval: ({ state }) =>
        labelState(latest(state.data?.transaction, state.dataUpdatedAt)) === 'undecided'
          ? pollInterval
          : false,
    },
  })
  const queries = [orderQuery, shipmentQuery, transactionQuery]
  const error = queries.find((query) => query.error && !query.data)?.error
  const order = orderQuery.isFetchedAfterMount ? orderQuery.data?.order : undefined
  const shipment = shipmentQuery.data?.shipment
  const read = transactionQuery.data?.transaction
  const isLoaded = order && shipment !== undefined && read !== undefined && memory.kept
  return (
    <Stack gap="4">
      {isElsewhere && <Notice status="warning" role="status" title={messages.openElsewhere} />}
      {error ? (
        <Failed
          error={error}
          orderId={orderId}
          queue={queue}
          scan={scan}
          onRetry={() => queries.forEach((query) => query.error && void query.refetch())}
        />
      ) : isLoaded && queue.isReady ? (
        <Line
          order={order}
          shipment={shipment}
          transaction={latest(read, transactionQuery.dataUpdatedAt)}
          memory={{ ...memory, kept: memory.kept ?? {} }}
          attempt={attempt}
          onAttempt={setAttempt}
          onAnswer={setAnswer}
          queue={queue}
          scan={scan}
        />
      ) : (
        <Loading scan={scan} />
      )}
    </Stack>
  )
}

/** Codes wait for the order. */
function Loading({ scan }: { scan: Scan }) {
  useJudge(scan, undefined)
  return (
    <div aria-busy>
      <SkeletonLines />
    </div>
  )
}

type FailedProps = DeskProps & { error: Error; onRetry: () => void }

/** The order cannot be read, but another one can be opened. */
function Failed({ error, orderId, queue, scan, onRetry }: FailedProps) {
  const intl = useIntl()
  const shown = useShown('failed')
  const run = (command: Command, at: number): ScanVerdict => {
    if (command !== 'next') return refusalVerdict(intl, refusalWithoutOrder[command])
    if (shown.forAt(at) < settles) return refusalVerdict(intl, 'stepTooNew')
    shown.restart()
    queue.open(queue.nextAfter(orderId)?.id)
    return { kind: 'taken' }
  }
  useCommandKeys((command, at) => answerHere(scan, command, run(command, at)))
  useJudge(scan, (code, { at }) =>
    answerTo(intl, code, { run: (command) => run(command, at), open: queue.openByNumber }),
  )
  return <LoadingFailed error={error} onRetry={onRetry} />
}

/** Resolves once the order before is free again: an order that is drawn twice is not open elsewhere. */
let left: Promise<unknown> = Promise.resolve()

/** Tells other tabs that the order is open here. Returns whether it was open in another one before. */
function useOpenHere(orderId: number, { tell }: PackedStore): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => {
    const joined = left.then(() => joinTabs(lockOf(orderId)))
    let isGone = false
    void joined.then(({ isFirst }) => {
      if (!isGone) setIsElsewhere(!isFirst)
      tell()
    })
    return () => {
      isGone = true
      left = joined.then(async ({ leave }) => {
        await leave()
        tell()
      })
    }
  }, [orderId, tell])
  return isElsewhere
}
