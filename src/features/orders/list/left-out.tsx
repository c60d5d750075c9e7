import { useQuery } from '@tanstack/react-query'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { getListInventoryLocationsQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import { getListOrderStatusesQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import { inDisplayOrder, statusName } from '~/features/orders/order-status.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { focusHeading } from '~/ui/page/focus-heading.ts'
import { messages } from './messages.ts'
import { noLocation, tokensOf } from './orders-address.ts'

type LeftOutProps = { list: ListState<'excludeStatuses' | 'includeLocation'> }

/** What a search has not looked through: what the server's filters leave out, and unread numbers. */
export function leftOut(list: LeftOutProps['list']) {
  const { excludeStatuses, includeLocation } = list.filters
  const isNarrowed = excludeStatuses !== '' || includeLocation !== ''
  return {
    hint: (
      <>
        {isNarrowed && <LeftOut list={list} />}
        <styled.span display="block">
          <FormattedMessage {...messages.trackingSearch} />
        </styled.span>
      </>
    ),
    action: isNarrowed && <IncludeAll list={list} />,
    found: isNarrowed && (
      <Flex py="2" gap="3" wrap="wrap" align="center" textStyle="sm" color="fg.muted">
        <div>
          <LeftOut list={list} />
        </div>
        <IncludeAll list={list} />
      </Flex>
    ),
  }
}

function LeftOut({ list }: LeftOutProps) {
  const intl = useIntl()
  const statuses = useQuery(getListOrderStatusesQueryOptions()).data?.orderStatuses ?? []
  const locations = useQuery(getListInventoryLocationsQueryOptions()).data?.locations ?? []
  const { excludeStatuses, includeLocation } = list.filters
  const excluded = tokensOf(excludeStatuses)
  const names = inDisplayOrder(statuses)
    .filter(({ token }) => excluded.includes(token))
    .map((status) => statusName(intl, status))
  const location = locations.find(({ token }) => token === includeLocation)?.name
  return (
    <>
      {names.length > 0 && (
        <styled.span display="block">
          <FormattedMessage {...statusesLeftOut} values={{ statuses: intl.formatList(names) }} />
        </styled.span>
      )}
      {includeLocation === noLocation ? (
        <styled.span display="block">
          <FormattedMessage {...messages.noLocationOnly} />
        </styled.span>
      ) : (
        includeLocation !== '' && (
          <styled.span display="block">
            <FormattedMessage
              {...oneLocationOnly}
              values={{ location: location ?? includeLocation }}
            />
          </styled.span>
        )
      )}
    </>
  )
}

/** Includes orders of every status and location, and keeps the search. */
export function IncludeAll({ list }: LeftOutProps) {
  const isNarrowed = list.search !== '' || list.filters.includeLocation !== ''
  const include = () => {
    list.change({ filters: { excludeStatuses: '', includeLocation: '' } })
    // The button disappears, and would lose the focus.
    focusHeading()
  }
  return (
    <Button size="sm" quiet onClick={include}>
      <FormattedMessage {...(isNarrowed ? messages.includeAllOrders : messages.includeAll)} />
    </Button>
  )
}

const statusesLeftOut = defineMessage<{ statuses: string }>({
  defaultMessage: 'Orders with these statuses are excluded: {statuses}.',
  description: 'Where a search of orders finds nothing; statuses: such as Shipped and Completed',
})

const oneLocationOnly = defineMessage<{ location: string }>({
  defaultMessage: 'Only orders from the inventory location {location} are included.',
  description: 'Where a search of orders finds nothing; location: the warehouse that sends them',
})
