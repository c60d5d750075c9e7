import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getListInventoryLocationsQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import { getListOrderStatusesQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { useMenu } from '~/ui/menu/use-menu.ts'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { inDisplayOrder, statusName } from '~/features/orders/order-status.tsx'
import { messages } from './messages.ts'
import { noLocation, tokensOf } from './orders-list.ts'

const StatusesMenu = lazyPart(
  async () => (await import('./statuses-menu.tsx')).StatusesMenu,
  LoadFailure,
)

type OrderFiltersProps = { list: ListState<'excludeStatuses' | 'includeLocation'> }

/** Filters of the server: excluded statuses, and any, no or one location. */
export function OrderFilters({ list }: OrderFiltersProps) {
  const intl = useIntl()
  const menu = useMenu()
  const statusesQuery = useQuery(getListOrderStatusesQueryOptions())
  const locationsQuery = useQuery(getListInventoryLocationsQueryOptions())
  const statuses = inDisplayOrder(statusesQuery.data?.orderStatuses ?? [])
  const locations = locationsQuery.data?.locations ?? []
  const { excludeStatuses, includeLocation } = list.filters
  const excluded = tokensOf(excludeStatuses)
  const nameOf = (token: string) => {
    const status = statuses.find((each) => each.token === token)
    return status ? statusName(intl, status) : token
  }
  // Unknown tokens in the address can be removed too.
  const known = statuses.map(({ token }) => token)
  const tokens = [...known, ...excluded.filter((token) => !known.includes(token))]
  const names = tokens.filter((token) => excluded.includes(token)).map(nameOf)
  return (
    <>
      <Button
        {...menu.button}
        size="sm"
        variant="outline"
        className={css({
          colorPalette: 'gray',
          bg: 'bg.panel',
          fontWeight: 'normal',
          w: { base: 'full', sm: '80', xl: '96' },
          justifyContent: 'space-between',
        })}
      >
        <Flex as="span" gap="1.5" minW="0">
          <span>
            <FormattedMessage {...messages.excludedStatuses} />
          </span>
          <Flex as="strong" fontWeight="medium" minW="0" display="block" truncate>
            {names.length > 0 ? intl.formatList(names) : intl.formatMessage(messages.noStatus)}
          </Flex>
        </Flex>
        <ChevronDown aria-hidden />
      </Button>
      {menu.open && (
        <StatusesMenu
          {...menu.content}
          statuses={tokens.map((token) => ({ token, name: nameOf(token) }))}
          excluded={excluded}
          onChange={(next) =>
            list.change({
              // Sorted, so that each choice has one address.
              filters: { excludeStatuses: next.toSorted().join(',') },
            })
          }
        />
      )}
      <ListFilter
        label={messages.includedLocations}
        value={includeLocation}
        options={[
          { value: '', label: intl.formatMessage(messages.anyLocation) },
          { value: noLocation, label: intl.formatMessage(messages.noLocation) },
          ...locations.map(({ token, name }) => ({ value: token, label: name })),
        ]}
        onChange={(value) => list.change({ filters: { includeLocation: value } })}
      />
      {statusesQuery.error && (
        <ErrorMessage
          error={statusesQuery.error}
          title={shared.loadStatusesFailed}
          onRetry={() => void statusesQuery.refetch()}
        />
      )}
      {locationsQuery.error && (
        <ErrorMessage
          error={locationsQuery.error}
          title={messages.loadLocationsFailed}
          onRetry={() => void locationsQuery.refetch()}
        />
      )}
    </>
  )
}
