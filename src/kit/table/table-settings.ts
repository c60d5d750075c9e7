import * as z from 'zod/mini'
import { catch as withFallback } from 'zod/mini'
import { useStored } from '~/ui/settings/use-stored.ts'
import type { ListValues } from './list-address.ts'
import type { AnyList } from './list.ts'

/** A state of a list under a name. */
export type View = Pick<ListValues, 'sort' | 'search' | 'filters' | 'columns'> & { name: string }

export const densities = ['comfortable', 'compact'] as const

export type Density = (typeof densities)[number]

/** The density that the profile sets for all tables. Each choice of it has another id. */
type CommonDensity = { density: Density; choice: string }

/** What one user keeps of one table. */
export type TableSettings = {
  density: Density
  /** The choice for all tables after which this one was set; a later choice ends it. */
  densityAfter: string
  /** The columns that the user has shown or hidden, by id. */
  shown: Record<string, boolean>
  views: View[]
  /** The name of the view that the list opens with. */
  defaultView?: string | undefined
}

const noDensity: CommonDensity = { density: 'comfortable', choice: '' }

export const noSettings: TableSettings = {
  density: noDensity.density,
  densityAfter: noDensity.choice,
  shown: {},
  views: [],
}

const viewSchema = z.object({
  name: z.string(),
  search: z.string(),
  sort: withFallback(z.array(z.string()), []),
  filters: withFallback(z.record(z.string(), z.string()), {}),
  columns: withFallback(z.array(z.string()), []),
})

/** Invalid parts have their default; invalid views are left out. */
export const settingsSchema = z.object({
  density: withFallback(z.enum(densities), 'comfortable'),
  densityAfter: withFallback(z.string(), ''),
  shown: withFallback(z.record(z.string(), z.boolean()), {}),
  views: z.pipe(
    withFallback(z.array(withFallback(z.nullable(viewSchema), null)), []),
    z.transform((views) => views.filter((view) => view !== null)),
  ),
  defaultView: withFallback(z.optional(z.string()), undefined),
})

const densitySchema = z.object({ density: z.enum(densities), choice: z.string() })

/** What is kept of one table, with the density that was chosen last: for it, or for all tables. */
export function shownSettings(kept: TableSettings, common = noDensity): TableSettings {
  const isOwn = kept.densityAfter === common.choice
  // The same object if nothing differs, so that the table is not drawn again.
  return isOwn ? kept : { ...kept, density: common.density, densityAfter: common.choice }
}

export type FittingView = View & {
  /** Whether the list no longer has something that the view names. */
  outdated: boolean
}

/** A saved view without the columns, filters and sort that its list no longer has. */
export function fittingView(
  view: View,
  columnIds: readonly string[],
  { defaults, sortable }: Pick<AnyList, 'defaults' | 'sortable'>,
): FittingView {
  const columns = view.columns.filter((id) => columnIds.includes(id))
  const sort = view.sort.filter((each) => sortable.includes(each.slice(0, each.lastIndexOf(','))))
  const filters = Object.entries(view.filters).filter(([name]) => name in defaults.filters)
  const outdated =
    columns.length < view.columns.length ||
    sort.length < view.sort.length ||
    filters.length < Object.keys(view.filters).length
  return {
    ...view,
    columns,
    // Without any, the address would ask for nothing, and the list would wait for its view.
    sort: sort.length > 0 ? sort : defaults.sort,
    filters: Object.fromEntries(filters),
    outdated,
  }
}

/** Adds a view, replacing one of the same name. */
export function withView(before: TableSettings, added: View, asDefault: boolean): TableSettings {
  const views = [...before.views.filter(({ name }) => name !== added.name), added]
  const wasDefault = before.defaultView === added.name
  const defaultView = asDefault ? added.name : wasDefault ? undefined : before.defaultView
  return { ...before, views: sortedByName(views), defaultView }
}

/** Renames a view. An existing view of that name is replaced. */
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

/** Whether a list shows what a view names. A view does not include the page or its size. */
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

export type KeptSettings = {
  settings: TableSettings
  /** Whether what was kept has been read. Until then `settings` is as it was at first. */
  read: boolean
  change: (change: SettingsChange) => void
}

/** Changes the kept settings, which another tab may have changed meanwhile. */
export type SettingsChange = (before: TableSettings) => TableSettings

/** What the user keeps of the table of this key; without a key nothing is kept beyond the page. */
export function useTableSettings(key: string | null): KeptSettings {
  const { value: density } = useStoredDensity()
  const common = density ?? noDensity
  const { value: kept, update } = useStored(
    key === null ? null : `table ${key}`,
    settingsSchema,
    noSettings,
  )
  return {
    settings: kept && density ? shownSettings(kept, density) : noSettings,
    read: kept !== undefined && density !== undefined,
    change: (change) => void update((before) => change(shownSettings(before, common))),
  }
}

const useStoredDensity = () => useStored('density of tables', densitySchema, noDensity)

/** The density of all the user's tables, and what changes it. Undefined until it is known. */
export function useCommonDensity() {
  const { value, update } = useStoredDensity()
  return {
    density: value?.density,
    choose: (density: Density) => void update(() => ({ density, choice: crypto.randomUUID() })),
  }
}
