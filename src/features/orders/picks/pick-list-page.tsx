import { css } from '~/styled-system/css'
import { Box, Stack, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { useSearch } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { messages as shared } from '~/features/orders/messages.ts'
import { usePageRules } from '~/features/orders/slips/page-rules.ts'
import { standardProfile, usePrintProfile } from '~/features/orders/slips/print-profile.ts'
import { PrintBar, Sheet, Sheets, SheetsPage } from '~/features/orders/slips/sheets.tsx'
import { useOrders } from '~/features/orders/slips/use-orders.ts'
import { toRecordId } from '~/lib/record-id.ts'
import { NoOrders } from '~/features/orders/slips/no-orders.tsx'
import { picksOf, type Picked } from './picks.ts'

/** What to fetch for the orders in the address, to print. */
export function PickListPage() {
  const intl = useIntl()
  const { ids: text = '' } = useSearch({ from: '/admin-fulfillment/orders/pick-list' })
  const ids = [...new Set(text.split(',').flatMap((id) => toRecordId(id) ?? []))]
  const { orders, failed, over } = useOrders(ids)
  const { value: profile, update } = usePrintProfile()
  usePageRules(profile, [intl.formatMessage(messages.title)])
  const loading = over < ids.length
  if (ids.length === 0) return <NoOrders icon={ClipboardList} hint={messages.noneHint} />
  return (
    <SheetsPage>
      <Box _print={{ display: 'none' }}>
        <PageHeader
          actions={
            <PrintBar
              profile={profile ?? standardProfile}
              onChange={(next) => void update(() => next)}
              ready={profile !== undefined && !loading && orders.length > 0}
            />
          }
        />
        <styled.p role="status" mb="2" textStyle="sm" color="fg.muted">
          <FormattedMessage {...orderCount} values={{ count: orders.length }} />
        </styled.p>
        <Stack mb="4">
          {failed.map(({ id, error, refetch, isFetching }) => (
            <ErrorMessage
              key={id}
              error={error}
              onRetry={isFetching ? undefined : () => void refetch()}
            />
          ))}
        </Stack>
      </Box>
      {profile && (
        <Sheets>
          <Sheet profile={profile} place={0}>
            <Heading as="h2" size="2xl" className={css({ mb: '5' })}>
              <FormattedMessage {...messages.title} />
            </Heading>
            {/* In one piece: each further order would move the rows, and part of a list is not the list. */}
            {loading ? (
              <ProgressBar
                label={intl.formatMessage(messages.title)}
                over={over}
                total={ids.length}
              />
            ) : (
              <PickTable picks={picksOf(orders, intl.locale)} />
            )}
          </Sheet>
        </Sheets>
      )}
    </SheetsPage>
  )
}

function PickTable({ picks }: { picks: readonly Picked[] }) {
  const intl = useIntl()
  if (picks.length === 0) return <FormattedMessage {...shared.noItems} />
  return (
    <table className={table} aria-label={intl.formatMessage(messages.title)}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...shared.fulfillmentBy} />
          </th>
          <th scope="col" data-kind="number">
            <FormattedMessage {...shared.quantity} />
          </th>
          <th scope="col">
            <FormattedMessage {...shared.description} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.forOrders} />
          </th>
        </tr>
      </thead>
      <tbody>
        {picks.map(({ location, name, quantity, orders }) => (
          <tr key={`${location} ${name}`}>
            <td>
              <bdi>{location}</bdi>
            </td>
            <td data-kind="number">{quantity}</td>
            <td>
              <bdi>{name}</bdi>
            </td>
            <td>
              <bdi>{orders.join(', ')}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const table = css({
  w: 'full',
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    px: '2',
    py: '1.5',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 'semibold', borderColor: 'border.inverted' },
  '& [data-kind=number]': {
    width: '28',
    textAlign: 'end',
    pe: '5',
    fontVariantNumeric: 'tabular-nums',
  },
})

const messages = defineMessages({
  noneHint: {
    defaultMessage: 'Select orders in the list to print what to fetch for them.',
    description: 'Explains how to print a pick list of several orders',
  },
  title: {
    defaultMessage: 'Pick list',
    description: 'Heading of a page to print: what to fetch from the shelves for several orders',
  },
  forOrders: {
    defaultMessage: 'For orders',
    description: 'Column of a pick list: the numbers of the orders',
  },
})

const orderCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# order} other {# orders}}',
  description: 'How many orders a pick list is for',
})
