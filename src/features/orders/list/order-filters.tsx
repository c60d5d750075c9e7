import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getListInventoryLocationsQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import { getListOrderStatusesQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { inDisplayOrder, statusName } from '~/features/orders/order-status.tsx'
import { ChipButton } from '~/kit/table/filter-chip.tsx'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { Box } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useMenu } from '~/ui/menu/use-menu.ts'
import { messages } from './messages.ts'
import { noLocation, tokensOf } from './orders-address.ts'

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
  const usual = list.declared.defaults.filters
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
      <ChipButton
        {...menu.button}
        label={messages.excludedStatuses}
        active={excludeStatuses !== usual.excludeStatuses}
      >
        <Box as="span" fontWeight="medium" truncate maxW="52">
          {names.length > 0 ? intl.formatList(names) : intl.formatMessage(messages.noStatus)}
        </Box>
      </ChipButton>
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
