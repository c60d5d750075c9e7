import { Menu as Chakra, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { BookmarkPlus, Check, Settings2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Menu } from '~/ui/menu/menu.tsx'
import { densityWords } from './density-words.ts'
import { densities, showsView, type FittingView, type TableSettings } from './table-settings.ts'
import type { ListState, PageSearch } from './use-list-state.ts'
import { stateOf, useSayOutdated, type FittingSettings } from './use-table-layout.ts'

type ViewsMenuProps = {
  list: ListState
  settings: FittingSettings
  buttonId: string
  onClose: () => void
  /** Called when the list is chosen as it is at first, with the columns that it has at first. */
  onWhole: () => void
  onSave: () => void
  onManage: () => void
}

/** The saved views, each a link, and what can be done with them. */
export function ViewsMenu({ list, settings, onWhole, onSave, onManage, ...menu }: ViewsMenuProps) {
  const { views, defaultView } = settings
  const usual = { name: '', ...stateOf(list.params.defaults, list.params), outdated: false }
  return (
    <Menu {...menu}>
      <ViewItem view={usual} list={list} whole={defaultView !== undefined} onChoose={onWhole}>
        <FormattedMessage {...messages.usual} />
      </ViewItem>
      {views.map((view) => (
        <ViewItem key={view.name} view={view} list={list}>
          <Text as="span" maxW="60" truncate>
            {view.name}
          </Text>
          <Text as="span" ms="auto" ps="4" color="fg.muted" textStyle="xs">
            {view.name === defaultView && <FormattedMessage {...messages.default} />}
            {view.outdated && (
              <Text as="span" display="block">
                <FormattedMessage {...messages.outdated} />
              </Text>
            )}
          </Text>
        </ViewItem>
      ))}
      <Chakra.Separator />
      <Chakra.Item value="save" onClick={onSave}>
        <BookmarkPlus size={16} aria-hidden />
        <FormattedMessage {...messages.save} />
      </Chakra.Item>
      {views.length > 0 && (
        <Chakra.Item value="manage" onClick={onManage}>
          <Settings2 size={16} aria-hidden />
          <FormattedMessage {...messages.manage} />
        </Chakra.Item>
      )}
    </Menu>
  )
}

type CsvMenuProps = {
  count: number
  total: number
  onPage: () => void
  onAll: () => void
  buttonId: string
  onClose: () => void
}

/** Which rows of a server's list a CSV file takes. */
export function CsvMenu({ count, total, onPage, onAll, ...menu }: CsvMenuProps) {
  return (
    <Menu {...menu}>
      <Chakra.Item value="page" onClick={onPage}>
        <FormattedMessage {...thisPage} values={{ count }} />
      </Chakra.Item>
      <Chakra.Item value="all" onClick={onAll}>
        <FormattedMessage {...allPages} values={{ count: total }} />
      </Chakra.Item>
    </Menu>
  )
}

type ViewItemProps = {
  view: FittingView
  list: ListState
  whole?: boolean
  onChoose?: () => void
  children: ReactNode
}

function ViewItem({ view, list, whole = false, onChoose, children }: ViewItemProps) {
  const sayOutdated = useSayOutdated()
  const current = showsView(list, view)
  const state = { ...stateOf(view, list.params), whole }
  const choose = () => {
    onChoose?.()
    list.change(state)
    sayOutdated(view)
  }
  const content = (
    <>
      <Check size={16} visibility={current ? 'visible' : 'hidden'} aria-hidden />
      {children}
    </>
  )
  const look = { value: `view ${view.name}`, 'aria-current': current || undefined } as const
  if (!list.inAddress) {
    return (
      <Chakra.Item {...look} onClick={choose}>
        {content}
      </Chakra.Item>
    )
  }
  const params = list.params.write({ size: list.size, ...state })
  return (
    <Chakra.Item asChild {...look}>
      <Link
        to="."
        search={(before: PageSearch) => ({ ...before, ...params })}
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          choose()
        }}
      >
        {content}
      </Link>
    </Chakra.Item>
  )
}

/** Whether a click opens a link in another tab or window. */
const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

type ColumnsMenuProps = {
  columns: readonly { id: string; label: MessageDescriptor; shown: boolean }[]
  onShow: (id: string, shown: boolean) => void
  density: TableSettings['density']
  onDensity: (density: TableSettings['density']) => void
  buttonId: string
  onClose: () => void
}

/** Which columns a table shows, and how densely. It stays open while the user chooses. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { columns, onShow, density, onDensity, ...menu } = props
  return (
    <Menu {...menu}>
      <Chakra.ItemGroup>
        <Chakra.ItemGroupLabel>
          <FormattedMessage {...messages.columns} />
        </Chakra.ItemGroupLabel>
        {columns.map(({ id, label, shown }, place) => (
          <Chakra.CheckboxItem
            key={id}
            value={id}
            checked={shown}
            disabled={place === 0}
            closeOnSelect={false}
            onCheckedChange={(wanted) => onShow(id, wanted)}
          >
            <Chakra.ItemIndicator />
            <FormattedMessage {...label} />
          </Chakra.CheckboxItem>
        ))}
      </Chakra.ItemGroup>
      <Chakra.Separator />
      <Chakra.RadioItemGroup
        value={density}
        onValueChange={({ value }) =>
          onDensity(densities.find((each) => each === value) ?? 'comfortable')
        }
      >
        <Chakra.ItemGroupLabel>
          <FormattedMessage {...densityWords.density} />
        </Chakra.ItemGroupLabel>
        {densities.map((each) => (
          <Chakra.RadioItem key={each} value={each} closeOnSelect={false}>
            <Chakra.ItemIndicator />
            <FormattedMessage {...densityWords[each]} />
          </Chakra.RadioItem>
        ))}
      </Chakra.RadioItemGroup>
    </Menu>
  )
}

const messages = defineMessages({
  usual: { defaultMessage: 'All rows', description: 'Saved views: the list as it is at first' },
  default: { defaultMessage: 'default', description: 'Beside the view that a list opens with' },
  outdated: {
    defaultMessage: 'partly outdated',
    description: 'Beside a saved view that names a column or filter which the list no longer has',
  },
  save: { defaultMessage: 'Save as a view…', description: 'Menu: names what the list shows now' },
  manage: { defaultMessage: 'Manage views…', description: 'Menu: rename or delete saved views' },
  columns: { defaultMessage: 'Columns', description: 'Heading: which columns a table shows' },
})

const thisPage = defineMessage<{ count: number }>({
  defaultMessage: 'This page: {count, plural, one {# row} other {# rows}}',
  description: 'Menu: saves the rows of this page as a CSV file',
})

const allPages = defineMessage<{ count: number }>({
  defaultMessage: 'All pages: {count, plural, one {# row} other {# rows}}',
  description: 'Menu: saves all rows that the server has found as a CSV file',
})
