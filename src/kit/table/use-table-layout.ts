'use no memo' // The hooks below say what is kept; the compiler's code would be larger.

import { useMatch, useRouter } from '@tanstack/react-router'
import type { RowData } from '@tanstack/react-table'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { keepOpeningView } from '~/lib/opening-view.ts'
import type { AnyList } from './list.ts'
import {
  fittingView,
  showsView,
  useTableSettings,
  type FittingView,
  type SettingsChange,
  type TableSettings,
  type View,
} from './table-settings.ts'
import type { ListState } from './use-list-state.ts'
import type { ShownList } from './use-list.ts'

export type TableLayout = {
  settings: FittingSettings
  change: (change: SettingsChange) => void
  /** Whether the column of this id is shown. */
  isShown: (id: string) => boolean
  show: (id: string, shown: boolean) => void
  /** Whether the list is about to open with the user's default view. */
  opening: boolean
}

/** The settings of a table with views that its list can show. */
export type FittingSettings = Omit<TableSettings, 'views'> & { views: FittingView[] }

/** Which columns are shown, how densely, and the saved views: kept for the user, unless the address says otherwise. */
export function useTableLayout<Row extends RowData>(list: ShownList<Row>): TableLayout {
  const { declared } = list
  const { settings: kept, read, change } = useTableSettings(declared.key)
  const settings = useMemo(() => {
    const ids = declared.columns.map(({ id }) => id)
    return { ...kept, views: kept.views.map((view) => fittingView(view, ids, declared)) }
  }, [kept, declared])
  const opening = useDefaultView(settings, read, list)
  // The table is drawn again whenever this changes.
  return useMemo(() => {
    const { columns, nameColumn } = declared
    // The coming view counts already: otherwise its columns would disappear and come back.
    const coming = opening
      ? settings.views.find(({ name }) => name === settings.defaultView)
      : undefined
    const asked = coming ? stateOf(coming, declared) : list
    const named = asked.columns.filter((id) => columns.some((column) => column.id === id))
    const hidden = columns.filter(({ meta }) => meta.hidden).map(({ id }) => id)
    const usual = declared.defaults.filters
    const filters = (id: string) =>
      columns.some((column) => column.id === id && column.meta.filter) &&
      asked.filters[id] !== usual[id]
    const isShown = (id: string) => {
      // A column that leaves rows out has to be seen.
      if (id === nameColumn || filters(id)) return true
      return named.length > 0 ? named.includes(id) : (settings.shown[id] ?? !hidden.includes(id))
    }
    const show = (id: string, shown: boolean) => {
      const unfiltered = !shown && filters(id) && { page: 0, filters: { [id]: usual[id] } }
      if (named.length === 0) {
        change((before) => ({ ...before, shown: { ...before.shown, [id]: shown } }))
        if (unfiltered) list.change(unfiltered, { replace: true })
        return
      }
      const ids = columns.map((column) => column.id)
      const wanted = ids.filter((each) => (each === id ? shown : isShown(each)))
      list.change({ page: list.page, columns: wanted, ...unfiltered }, { replace: true })
    }
    return { settings, change, isShown, show, opening }
  }, [settings, change, opening, list, declared])
}

/**
 * Opens the list with the user's default view, unless its address asks for something. If the address later becomes empty, it
 * gets `view=whole`; otherwise Back or a reload would bring the view. Returns whether the view is still to come.
 */
function useDefaultView(settings: FittingSettings, read: boolean, list: ListState): boolean {
  const sayOutdated = useSayOutdated()
  const [opened, setOpened] = useState(false)
  const view = settings.views.find(({ name }) => name === settings.defaultView)
  const asked = Object.values(list.declared.write(list)).some((value) => value !== undefined)
  if (read && !opened && (!view || asked)) setOpened(true)
  const wanted = read && view !== undefined && !asked
  const open = useEffectEvent(() => {
    if (!view) return
    const state = opened ? {} : stateOf(view, list.declared)
    if (!opened) sayOutdated(view)
    list.change({ ...state, whole: true }, { replace: true })
  })
  useEffect(() => {
    if (wanted) open()
  }, [wanted])
  const arrive = useEffectEvent(() => {
    // The address may have come with the view already.
    if (view && asked && !list.whole && showsView(list, view)) sayOutdated(view)
  })
  useEffect(() => {
    if (read) arrive()
  }, [read])
  useOpeningView(view, read, list)
  return wanted && !opened
}

/** Stores the view's address, so that the next visit starts with the right request. */
function useOpeningView(view: FittingView | undefined, read: boolean, list: ListState) {
  const router = useRouter()
  const match = useMatch({ strict: false, shouldThrow: false, select: ({ pathname }) => pathname })
  // The path of a list's own route ends in a slash, its address does not.
  const path = match?.replace(/(?!^)\/$/, '')
  const { declared } = list
  const search = view && declared.write({ ...stateOf(view, declared), whole: true })
  const address = search && `${path}${router.options.stringifySearch(search)}`
  // Local rows are the same in every view.
  const isKept = read && declared.inAddress && declared.isPaged
  useEffect(() => {
    if (isKept && path !== undefined) keepOpeningView(path, address)
  }, [isKept, path, address])
}

/** Returns a function that warns that a view no longer shows everything it was saved with. */
export function useSayOutdated() {
  const intl = useIntl()
  return ({ name, outdated: isOutdated }: FittingView) => {
    if (!isOutdated) return
    void import('~/ui/toast/toasts.ts').then(
      ({ toast }) => toast('info', intl.formatMessage(outdated, { name })),
      () => {},
    )
  }
}

const outdated = defineMessage<{ name: string }>({
  defaultMessage:
    'The view “{name}” uses a column or filter that this list no longer has. Save it again to update it.',
  description: 'Shown when a list opens with a saved view from an older version of the list',
})

/** What a view changes of a list. Filters that it does not name get their defaults. */
export const stateOf = (
  { sort, search, filters, columns }: Omit<View, 'name'>,
  { defaults }: Pick<AnyList, 'defaults'>,
) => ({ sort, search, filters: { ...defaults.filters, ...filters }, columns })
