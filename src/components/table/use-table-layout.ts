import { useEffect, useRef } from 'react'
import type { Column } from './columns.ts'
import type { ListParams } from './list-search.ts'
import type { TableSettings } from './table-settings.ts'
import type { ListState } from './use-list-state.ts'
import { useTableSettings, type SettingsChange } from './use-table-settings.ts'

export type TableLayout = {
  settings: TableSettings
  change: (change: SettingsChange) => void
  /** Whether the column of this id is shown. */
  isShown: (id: string) => boolean
  show: (id: string, shown: boolean) => void
}

/** Which columns are shown, how densely, and the saved views: kept for the user, unless the address says otherwise. */
export function useTableLayout<Row>(
  key: string | null,
  columns: readonly Column<Row>[],
  list: ListState,
): TableLayout {
  const { settings, read, change } = useTableSettings(key)
  useDefaultView(settings, read, list)
  const named = list.columns.filter((id) => columns.some((column) => column.id === id))
  const hidden = columns.filter((column) => column.hidden).map(({ id }) => id)
  const isShown = (id: string) => {
    if (id === columns[0]?.id) return true
    return named.length > 0 ? named.includes(id) : (settings.shown[id] ?? !hidden.includes(id))
  }
  const show = (id: string, shown: boolean) => {
    if (named.length === 0) {
      change((before) => ({ ...before, shown: { ...before.shown, [id]: shown } }))
      return
    }
    const ids = columns.map((column) => column.id)
    const wanted = ids.filter((each) => (each === id ? shown : isShown(each)))
    list.change({ page: list.page, columns: wanted }, { replace: true })
  }
  return { settings, change, isShown, show }
}

/** Opens the list with the view that the user has chosen for it, unless its address asks for something. */
function useDefaultView(settings: TableSettings, read: boolean, list: ListState) {
  const done = useRef(false)
  useEffect(() => {
    if (!read || done.current) return
    done.current = true
    const view = settings.views.find(({ name }) => name === settings.defaultView)
    const asked = Object.values(list.params.write(list)).some((value) => value !== undefined)
    if (view && !asked) list.change(stateOf(view, list.params), { replace: true })
  })
}

/** What a view changes of a list. A filter that it does not name is as at first. */
export const stateOf = (
  { sort, search, filters, columns }: Omit<TableSettings['views'][number], 'name'>,
  { defaults }: ListParams<string>,
) => ({ sort, search, filters: { ...defaults.filters, ...filters }, columns })
