import { ArrowUpDown, LayoutGrid, Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { HiddenSelect } from '~/kit/table/filter-chip.tsx'
import { SearchBox } from '~/kit/table/search-box.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { Segments } from '~/ui/segments/segments.tsx'
import { messages } from './messages.ts'

export type LocationsView = 'cards' | 'table'

type LocationsToolbarProps = {
  list: ListState<'state'>
  view: LocationsView | undefined
  onView: (view: LocationsView) => void
}

const orders = [
  { value: 'urgency,asc', label: messages.urgency },
  { value: 'name,asc', label: words.name },
]

/** Search, order and layout of the locations. */
export function LocationsToolbar({ list, view, onView }: LocationsToolbarProps) {
  const intl = useIntl()
  const [sort = ''] = list.sort
  const order = intl.formatMessage(words.sortBy)
  return (
    <Flex align="center" gap="2" mb="3" _print={{ display: 'none' }}>
      <SearchBox
        wide
        label={intl.formatMessage(messages.searchLocations)}
        value={list.search}
        pauseMs={150}
        onChange={(search) => list.change({ search }, { replace: true })}
      />
      {/* The table has an order of its own. */}
      {view !== 'table' && (
        <label className={sortIcon} title={order}>
          <ArrowUpDown size={16} aria-hidden />
          <HiddenSelect
            aria-label={order}
            value={sort.startsWith('name,') ? 'name,asc' : 'urgency,asc'}
            onChange={({ target }) => list.change({ sort: [target.value] })}
          >
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {intl.formatMessage(label)}
              </option>
            ))}
          </HiddenSelect>
        </label>
      )}
      <Segments
        label={intl.formatMessage(messages.viewAs)}
        value={view}
        segments={[
          {
            value: 'cards',
            label: intl.formatMessage(messages.cards),
            content: <LayoutGrid size={16} aria-hidden />,
          },
          {
            value: 'table',
            label: intl.formatMessage(messages.table),
            content: <Table2 size={16} aria-hidden />,
          },
        ]}
        onChange={onView}
      />
    </Flex>
  )
}

/** An icon; the browser's choice lies over it, out of sight. */
const sortIcon = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSize: '8',
  flexShrink: '0',
  rounded: 'l2',
  color: 'fg.muted',
  _hover: { bg: 'gray.subtle' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'teal.focusRing' },
})
