import type { ListValues } from './list-search.ts'

/** A state of a list under a name. */
export type View = Pick<ListValues, 'sort' | 'search' | 'filters' | 'columns'> & { name: string }

/** What one user keeps of one table. */
export type TableSettings = {
  density: 'comfortable' | 'compact'
  /** The columns that the user has shown or hidden, by id. */
  shown: Record<string, boolean>
  views: View[]
  /** The name of the view that the list opens with. */
  defaultView?: string | undefined
}

export const noSettings: TableSettings = { density: 'comfortable', shown: {}, views: [] }

/** What was kept; whatever of it is not understood is left out. */
export function readSettings(kept: unknown): TableSettings {
  const { density, shown, views, defaultView } = recordOf(kept)
  return {
    density: density === 'compact' ? density : noSettings.density,
    shown: entriesThat(shown, (value) => typeof value === 'boolean'),
    views: Array.isArray(views) ? views.flatMap(readView) : [],
    defaultView: typeof defaultView === 'string' ? defaultView : undefined,
  }
}

function readView(kept: unknown): View[] {
  const { name, sort, search, filters, columns } = recordOf(kept)
  if (typeof name !== 'string' || typeof search !== 'string') return []
  return [
    {
      name,
      search,
      sort: textsOf(sort),
      filters: entriesThat(filters, isText),
      columns: textsOf(columns),
    },
  ]
}

const isText = (value: unknown) => typeof value === 'string'

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : [])

function entriesThat<Value>(value: unknown, test: (value: unknown) => value is Value) {
  const entries = Object.entries(recordOf(value))
  return Object.fromEntries(
    entries.flatMap(([name, each]): [string, Value][] => (test(each) ? [[name, each]] : [])),
  )
}

/** Adds a view, or puts it in the place of the one with its name. */
export function withView(before: TableSettings, added: View, asDefault: boolean): TableSettings {
  const views = [...before.views.filter(({ name }) => name !== added.name), added]
  const wasDefault = before.defaultView === added.name
  const defaultView = asDefault ? added.name : wasDefault ? undefined : before.defaultView
  return { ...before, views: sortedByName(views), defaultView }
}

/** Gives a view another name. A view that has that name already goes. */
export function withViewRenamed(before: TableSettings, from: string, to: string): TableSettings {
  const views = before.views
    .filter(({ name }) => name === from || name !== to)
    .map((each) => (each.name === from ? { ...each, name: to } : each))
  const defaultView = before.defaultView === from ? to : before.defaultView
  return { ...before, views: sortedByName(views), defaultView }
}

export function withoutView(before: TableSettings, gone: string): TableSettings {
  const views = before.views.filter(({ name }) => name !== gone)
  return {
    ...before,
    views,
    defaultView: before.defaultView === gone ? undefined : before.defaultView,
  }
}

/** Whether a list shows what a view names. The page and its size are no part of a view. */
export function showsView(list: Pick<ListValues, keyof View & keyof ListValues>, view: View) {
  const same = (a: readonly string[], b: readonly string[]) => String(a) === String(b)
  const names = Object.keys({ ...list.filters, ...view.filters })
  return (
    list.search === view.search &&
    same(list.sort, view.sort) &&
    same(list.columns, view.columns) &&
    names.every((name) => (list.filters[name] ?? '') === (view.filters[name] ?? ''))
  )
}

const sortedByName = (views: View[]) => views.toSorted((a, b) => a.name.localeCompare(b.name))
