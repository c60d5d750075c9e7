import { css } from '~/styled-system/css'
import { Flex, Grid } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { LayoutGrid, Table2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '~/ui/icon/icon.tsx'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import { SearchBox } from '~/kit/table/search-box.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { words } from '~/i18n/words.ts'
import { locationStates, type LocationState } from './locations-lists.ts'
import { messages } from './messages.ts'

export type LocationsView = 'cards' | 'table'

type LocationsToolbarProps = {
  list: ListState<'state'>
  state: LocationState
  view: LocationsView | undefined
  onView: (view: LocationsView) => void
}

const stateNames = {
  '': messages.attention,
  critical: messages.stateCritical,
  offline: messages.stateOffline,
  well: messages.stateWell,
  all: messages.stateAll,
}

const views = [
  { value: 'cards', label: messages.cards, icon: LayoutGrid },
  { value: 'table', label: messages.table, icon: Table2 },
] as const

/** Filters, order and layout of the locations. */
export function LocationsToolbar({ list, state, view, onView }: LocationsToolbarProps) {
  const intl = useIntl()
  const [order = ''] = list.sort
  return (
    <Flex wrap="wrap" align="flex-end" gap="3" mb="3" _print={{ display: 'none' }}>
      <SearchBox
        label={intl.formatMessage(messages.searchLocations)}
        value={list.search}
        pauseMs={150}
        onChange={(search) => list.change({ search }, { replace: true })}
      />
      <Grid
        templateColumns="repeat(auto-fit, minmax({sizes.36}, 1fr))"
        gap="3"
        flex="1 1 {sizes.xs}"
        minW="56"
        maxW="sm"
      >
        <ListFilter
          label={messages.status}
          value={state}
          options={locationStates.map((each) => ({
            value: each,
            label: intl.formatMessage(stateNames[each]),
          }))}
          onChange={(chosen) => list.change({ filters: { state: chosen } })}
        />
        <ListFilter
          label={messages.order}
          value={order.startsWith('name,') ? 'name,asc' : 'urgency,asc'}
          options={[
            { value: 'urgency,asc', label: intl.formatMessage(messages.urgency) },
            { value: 'name,asc', label: intl.formatMessage(words.name) },
          ]}
          onChange={(chosen) => list.change({ sort: [chosen] })}
        />
      </Grid>
      <Flex role="group" aria-label={intl.formatMessage(messages.viewAs)} gap="1">
        {views.map(({ value, label, icon: Sign }) => (
          <Button
            key={value}
            size="sm"
            variant={view === value ? 'subtle' : 'outline'}
            className={css({ colorPalette: view === value ? 'teal' : 'gray' })}
            aria-pressed={view === value}
            onClick={() => onView(value)}
          >
            <Icon size="sm">
              <Sign aria-hidden />
            </Icon>
            <FormattedMessage {...label} />
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}
