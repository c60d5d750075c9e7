import { Menu as Ark } from '@ark-ui/react/menu'
import { BookmarkPlus, Check, Settings2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { styled } from '~/styled-system/jsx'
import { PlainLink } from '~/ui/link/styled-link.tsx'
import {
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuRadioItem,
  MenuSeparator,
} from '~/ui/menu/menu-parts.tsx'
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
  /** Called when the user chooses the unfiltered list with its default columns. */
  onWhole: () => void
  onSave: () => void
  onManage: () => void
}

/** The saved views, each a link, and what can be done with them. */
export function ViewsMenu({ list, settings, onWhole, onSave, onManage, ...menu }: ViewsMenuProps) {
  const { views, defaultView } = settings
  const usual = { name: '', ...stateOf(list.declared.defaults, list.declared), outdated: false }
  return (
    <Menu {...menu}>
      <ViewItem view={usual} list={list} whole={defaultView !== undefined} onChoose={onWhole}>
        <FormattedMessage {...messages.usual} />
      </ViewItem>
      {views.map((view) => (
        <ViewItem key={view.name} view={view} list={list}>
          <styled.span maxW="60" truncate>
            {view.name}
          </styled.span>
          <styled.span ms="auto" ps="4" color="fg.muted" textStyle="xs">
            {view.name === defaultView && <FormattedMessage {...messages.default} />}
            {view.outdated && (
              <styled.span display="block">
                <FormattedMessage {...messages.outdated} />
              </styled.span>
            )}
          </styled.span>
        </ViewItem>
      ))}
      <MenuSeparator />
      <MenuItem value="save" onClick={onSave}>
        <BookmarkPlus size={16} aria-hidden />
        <FormattedMessage {...messages.save} />
      </MenuItem>
      {views.length > 0 && (
        <MenuItem value="manage" onClick={onManage}>
          <Settings2 size={16} aria-hidden />
          <FormattedMessage {...messages.manage} />
        </MenuItem>
      )}
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
  const state = { ...stateOf(view, list.declared), whole }
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
  if (!list.declared.inAddress) {
    return (
      <MenuItem {...look} onClick={choose}>
        {content}
      </MenuItem>
    )
  }
  const params = list.declared.write({ size: list.size, ...state })
  return (
    <MenuItem asChild {...look}>
      <PlainLink
        to="."
        search={(before: PageSearch) => ({ ...before, ...params })}
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          choose()
        }}
      >
        {content}
      </PlainLink>
    </MenuItem>
  )
}

/** Whether a click opens a link in another tab or window. */
const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

type ColumnsMenuProps = {
  columns: readonly { id: string; label: MessageDescriptor; shown: boolean; always: boolean }[]
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
      <Ark.ItemGroup>
        <MenuLabel>
          <FormattedMessage {...messages.columns} />
        </MenuLabel>
        {columns.map(({ id, label, shown, always }) => (
          <MenuCheckboxItem
            key={id}
            value={id}
            checked={shown}
            disabled={always}
            closeOnSelect={false}
            onCheckedChange={(wanted) => onShow(id, wanted)}
          >
            <FormattedMessage {...label} />
          </MenuCheckboxItem>
        ))}
      </Ark.ItemGroup>
      <MenuSeparator />
      <Ark.RadioItemGroup
        value={density}
        onValueChange={({ value }) =>
          onDensity(densities.find((each) => each === value) ?? 'comfortable')
        }
      >
        <MenuLabel>
          <FormattedMessage {...densityWords.density} />
        </MenuLabel>
        {densities.map((each) => (
          <MenuRadioItem key={each} value={each} closeOnSelect={false}>
            <FormattedMessage {...densityWords[each]} />
          </MenuRadioItem>
        ))}
      </Ark.RadioItemGroup>
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
