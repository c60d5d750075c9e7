import { useSearch } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { messages as shared } from '~/features/orders/messages.ts'
import { NoOrders } from '~/features/orders/slips/no-orders.tsx'
import { SheetPage } from '~/features/orders/slips/sheet-page.tsx'
import { sheetTable } from '~/features/orders/slips/sheets.tsx'
import { useOrders } from '~/features/orders/slips/use-orders.ts'
import { toRecordId } from '~/lib/record-id.ts'
import { css, cx } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { picksOf, type Picked } from './picks.ts'

/** What to fetch for the orders in the address, to print. */
export function PickListPage() {
  const intl = useIntl()
  const { ids: text = '' } = useSearch({ from: '/admin-fulfillment/orders/pick-list' })
  const ids = [...new Set(text.split(',').flatMap((id) => toRecordId(id) ?? []))]
  const { orders, failed, over } = useOrders(ids)
  const loading = over < ids.length
  if (ids.length === 0) return <NoOrders icon={ClipboardList} hint={messages.noneHint} />
  return (
    <SheetPage
      title={messages.title}
      ready={!loading && orders.length > 0}
      notices={
        <>
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
        </>
      }
    >
      {/* In one piece: each further order would move the rows, and part of a list is not the list. */}
      {loading ? (
        <ProgressBar label={intl.formatMessage(messages.title)} over={over} total={ids.length} />
      ) : (
        <PickTable picks={picksOf(orders, intl.locale)} />
      )}
    </SheetPage>
  )
}

function PickTable({ picks }: { picks: readonly Picked[] }) {
  const intl = useIntl()
  if (picks.length === 0) return <FormattedMessage {...shared.noItems} />
  return (
    <table className={cx(sheetTable, columns)} aria-label={intl.formatMessage(messages.title)}>
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
              <Flex wrap="wrap" columnGap="3">
                {[...orders].map(([order, share]) => (
                  <bdi key={order} className={whole}>
                    {orders.size === 1 ? (
                      order
                    ) : (
                      <FormattedMessage {...orderShare} values={{ order, count: share }} />
                    )}
                  </bdi>
                ))}
              </Flex>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const columns = css({
  '& th:first-child': { width: '24%' },
  '& th:nth-child(3)': { width: '26%' },
})

/** An order's number may have a hyphen, where the line would break. */
const whole = css({ whiteSpace: 'nowrap' })

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

const orderShare = defineMessage<{ order: string; count: number }>({
  defaultMessage: '{order} ({count, number})',
  description: 'On a pick list: how many pieces are for one order; order: its number',
})

const orderCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# order} other {# orders}}',
  description: 'How many orders a pick list is for',
})
