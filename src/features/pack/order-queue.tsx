import { PackageCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { installBy } from '~/features/orders/install-by.ts'
import { fillLines, missingIn, type Box as Packed } from '~/features/orders/packed/box.ts'
import { formatDay } from '~/i18n/format-day.ts'
import { formatRelative } from '~/i18n/format-relative.ts'
import { useNow } from '~/i18n/use-now.ts'
import type { Command } from '~/kit/scan/commands.ts'
import type { Scan } from '~/kit/scan/create-scan.ts'
import type { ScanVerdict } from '~/kit/scan/verdict.ts'
import { css } from '~/styled-system/css'
import { Box, Stack, styled } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { PlainLink } from '~/ui/link/styled-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import {
  createdAgo,
  messages,
  moreOrders,
  neededBy,
  packedOf,
  skippedWhy,
  verdicts,
} from './messages.ts'
import { refusalWithoutOrder } from './stage.ts'
import type { Queue } from './use-queue.ts'
import { answerHere, answerTo, useCommandKeys, useJudge } from './use-station-scan.ts'
import { own, refusalVerdict } from './verdict-text.ts'

/** More than one shift packs. */
const mostShown = 50

/** The orders to pack: what is needed soon, then the oldest. */
export function OrderQueue({ queue, scan }: { queue: Queue; scan: Scan }) {
  const intl = useIntl()
  const { query, orders } = queue
  const run = (command: Command): ScanVerdict => {
    if (command !== 'next') return refusalVerdict(intl, refusalWithoutOrder[command])
    if (!queue.isReady) return refusalVerdict(intl, 'wait')
    const next = queue.nextAfter()
    if (!next) return own('info', intl.formatMessage(verdicts.queueEnd))
    queue.open(next.id)
    return { kind: 'taken' }
  }
  useJudge(
    scan,
    queue.isReady ? (code) => answerTo(intl, code, { run, open: queue.openByNumber }) : undefined,
  )
  useCommandKeys((command) => answerHere(scan, command, run(command)))
  return (
    <section aria-labelledby="pack-queue">
      <Heading as="h2" size="lg" className={css({ mb: '3' })} id="pack-queue">
        <FormattedMessage {...messages.queue} />
      </Heading>
      {query.isPending && <SkeletonLines />}
      {query.data && orders.length === 0 && (
        <EmptyState good as="p" icon={PackageCheck} title={messages.allPacked}>
          <FormattedMessage {...messages.allPackedHint} />
        </EmptyState>
      )}
      <Stack as="ul" gap="2" listStyleType="none">
        {orders.slice(0, mostShown).map((order) => (
          <li key={order.id}>
            <QueuedOrder order={order} queue={queue} />
          </li>
        ))}
      </Stack>
      {orders.length > mostShown && (
        <styled.p mt="3" textStyle="sm" color="fg.muted">
          <FormattedMessage {...moreOrders} values={{ count: orders.length - mostShown }} />
        </styled.p>
      )}
    </section>
  )
}

function QueuedOrder({ order, queue }: { order: Order; queue: Queue }) {
  const intl = useIntl()
  const now = useNow()
  const known = queue.packedOf(order.id)
  const wanted = installBy(order)
  const { shippingToName, shippingAddressCity, shippingAddressState } = order
  return (
    <PlainLink className={row} to="/admin-fulfillment/pack" search={{ order: order.id }}>
      <Box flex="1" minW="60">
        <styled.p textStyle="lg" fontWeight="semibold">
          <bdi>{order.displayNumber}</bdi>
        </styled.p>
        <styled.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <bdi>
            {[shippingToName, shippingAddressCity, shippingAddressState].filter(Boolean).join(', ')}
          </bdi>
        </styled.p>
      </Box>
      <Stack gap="0.5" textStyle="sm" w={{ base: 'auto', md: '56' }}>
        <p>
          <FormattedMessage
            {...createdAgo}
            values={{ time: formatRelative(intl, order.createdAt, now).relative }}
          />
        </p>
        {wanted && (
          <p>
            <FormattedMessage
              {...neededBy}
              values={{ day: <strong>{formatDay(intl, wanted)}</strong> }}
            />
          </p>
        )}
      </Stack>
      <Stack gap="1" w={{ base: 'auto', md: '56' }} align="flex-start">
        {queue.elsewhere.has(order.id) && (
          <StatusBadge status="warning">
            <FormattedMessage {...messages.openElsewhere} />
          </StatusBadge>
        )}
        {known?.skipped !== undefined && (
          <StatusBadge status="neutral">
            <SkipNote reason={known.skipped} />
          </StatusBadge>
        )}
        {known && <Progress order={order} box={known} />}
      </Stack>
    </PlainLink>
  )
}

export function SkipNote({ reason }: { reason: string }) {
  return reason === '' ? (
    <FormattedMessage {...messages.skipped} />
  ) : (
    <FormattedMessage {...skippedWhy} values={{ reason }} />
  )
}

/** How much of an order is in its box. */
function Progress({ order, box }: { order: Order; box: Packed }) {
  const { lines } = fillLines(order.orderItems, box)
  const needed = lines.reduce((sum, line) => sum + line.needed, 0)
  const packed = lines.reduce((sum, line) => sum + line.packed, 0)
  if (packed === 0) return null
  return (
    <StatusBadge status={missingIn(lines).length === 0 ? 'success' : 'info'}>
      <FormattedMessage {...packedOf} values={{ packed, needed }} />
    </StatusBadge>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  p: '3',
  minH: '16',
  borderWidth: '1px',
  rounded: 'l2',
  bg: 'bg.panel',
  color: 'fg',
  _hover: { bg: 'bg.subtle' },
})
