import { useSearch } from '@tanstack/react-router'
import { ScanBarcode } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { Desk } from './desk.tsx'
import { largeQuiet } from './large.ts'
import { messages } from './messages.ts'
import { OrderQueue } from './order-queue.tsx'
import { ScanBar } from './scan-bar.tsx'
import { useQueue } from './use-queue.ts'
import { useStationScan } from './use-station-scan.ts'

/** Packs and labels orders one after the other, with the hands on the scanner. */
export function PackPage() {
  const { order } = useSearch({ from: '/admin-fulfillment/pack/' })
  const scan = useStationScan()
  const queue = useQueue()
  return (
    <>
      <PageHeader
        actions={
          <>
            {order !== undefined && (
              <Button
                variant="outline"
                className={largeQuiet}
                onClick={() => queue.open(undefined)}
              >
                <FormattedMessage {...messages.backToQueue} />
              </Button>
            )}
            <Button asChild variant="outline" className={largeQuiet}>
              <ScreenLink
                to="/admin-fulfillment/pack/commands"
                search={{ stripnav: 'true' }}
                target="_blank"
              >
                <ScanBarcode aria-hidden />
                <FormattedMessage {...messages.commandSheet} />
              </ScreenLink>
            </Button>
          </>
        }
      />
      <Stack gap="4">
        <ScanBar scan={scan} isAtOrder={order !== undefined} />
        {/* The next order comes from the queue. */}
        {queue.query.error && !queue.query.data && (
          <ErrorMessage
            error={queue.query.error}
            subject={messages.queue}
            onRetry={() => void queue.query.refetch()}
          />
        )}
        {order === undefined ? (
          <OrderQueue queue={queue} scan={scan} />
        ) : (
          <Desk key={order} orderId={order} queue={queue} scan={scan} />
        )}
      </Stack>
    </>
  )
}
