import { FormattedMessage, useIntl } from 'react-intl'
import { messages as shared } from '~/features/orders/messages.ts'
import { Box, Stack, styled } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { loadedCount, loadFailed, messages, slipTitle } from './messages.ts'
import { usePageRules } from './page-rules.ts'
import { standardProfile, usePrintProfile } from './print-profile.ts'
import { PrintBar, Sheet, Sheets, SheetsPage } from './sheets.tsx'
import { Slip } from './slip.tsx'
import { useOrders } from './use-orders.ts'

type SlipsProps = {
  ids: readonly number[]
  /** Whether the screen has its own heading; otherwise the only slip's heading is the screen's. */
  titled: boolean
}

/** The packing slips of orders, each on its own page, and the print button. */
export function Slips({ ids, titled }: SlipsProps) {
  const intl = useIntl()
  const { orders, failed, over } = useOrders(ids)
  const { value: profile, update } = usePrintProfile()
  usePageRules(
    profile,
    orders.map(({ displayNumber }) => intl.formatMessage(slipTitle, { displayNumber })),
  )
  const loading = over < ids.length
  const bar = (
    <PrintBar
      // The stored profile loads quickly; the bar reserves its space until then.
      profile={profile ?? standardProfile}
      onPaper={(paper) => void update((now) => ({ ...now, paper }))}
      ready={profile !== undefined && !loading && orders.length > 0}
    />
  )
  return (
    <SheetsPage>
      <Box _print={{ display: 'none' }}>
        {titled || orders.length === 0 ? (
          <PageHeader title={titled ? messages.slips : shared.packingSlip} actions={bar} />
        ) : (
          <Box mb="4">{bar}</Box>
        )}
        {titled && (
          <styled.p role="status" mb="2" textStyle="sm" color="fg.muted">
            <FormattedMessage
              {...loadedCount}
              values={{ count: orders.length, total: ids.length }}
            />
          </styled.p>
        )}
        {titled && (
          // Reserves its space, so that the slips do not move once all have loaded.
          <Box visibility={loading ? 'visible' : 'hidden'}>
            <ProgressBar
              label={intl.formatMessage(messages.slips)}
              over={over}
              total={ids.length}
            />
          </Box>
        )}
        <Stack mb={failed.length > 0 ? '4' : undefined}>
          {failed.map(({ id, error, refetch, isFetching }) => (
            <ErrorMessage
              key={id}
              error={error}
              title={
                titled ? (
                  <FormattedMessage {...loadFailed.ofMany} values={{ id: String(id) }} />
                ) : (
                  <FormattedMessage {...loadFailed.one} />
                )
              }
              onRetry={isFetching ? undefined : () => void refetch()}
            />
          ))}
        </Stack>
      </Box>
      {profile && (
        <Sheets>
          {orders.map((order, index) => (
            <Sheet key={order.id} profile={profile} index={index}>
              <Slip order={order} headingAs={titled ? 'h2' : 'h1'} />
            </Sheet>
          ))}
        </Sheets>
      )}
    </SheetsPage>
  )
}
