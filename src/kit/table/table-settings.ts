import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { catch as withFallback } from 'zod/mini'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import type { ListParams, ListValues } from './list-search.ts'

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

const settingsSchema = z.object({
  density: withFallback(z.enum(densities), 'comfortable'),
  densityAfter: withFallback(z.string(), ''),
  shown: withFallback(z.record(z.string(), z.boolean()), {}),
  views: withFallback(z.array(withFallback(z.nullable(viewSchema), null)), []),
  defaultView: withFallback(z.optional(z.string()), undefined),
})

const densitySchema = z.object({ density: z.enum(densities), choice: z.string() })

/** The stored settings. Invalid parts have their default; invalid views are left out. */
export function readSettings(kept: unknown, common = noDensity): TableSettings {
  const { views, ...settings } = z.parse(withFallback(settingsSchema, noSettings), kept)
  const isOwn = settings.densityAfter === common.choice
  return {
    ...settings,
    density: isOwn ? settings.density : common.density,
    densityAfter: common.choice,
    views: views.filter((view) => view !== null),
  }
}

export type FittingView = View & {
  /** Whether the list no longer has something that the view names. */
  outdated: boolean
}

/** A saved view without the columns, filters and sort that its list no longer has. */
export function fittingView(
  view: View,
  columnIds: readonly string[],
  { defaults, sortable }: Pick<ListParams, 'defaults' | 'sortable'>,
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

/** What was read before, so that a table which comes back has its columns at once. */
const known = new WeakMap<UserStorage, Map<string, TableSettings>>()

export type KeptSettings = {
  settings: TableSettings
  /** Whether what was kept has been read, or there is nothing to read. Until then `settings` is as it was at first. */
  read: boolean
  change: (change: SettingsChange) => void
}

/** Makes the new settings of those that are kept, which another tab may have changed meanwhile. */
export type SettingsChange = (before: TableSettings) => TableSettings

/** What the user keeps of the table of this key; without a key nothing is kept beyond the page. */
export function useTableSettings(key: string | null): KeptSettings {
  const storage = useUserStorages().settings
  const [kept, setKept] = useState(() => knownOf(storage).get(key ?? ''))
  const writing = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    let gone = false
    const read = () =>
      void writing.current
        .then(() => readStored(storage, key))
        .then((value) => {
          if (!gone) setKept(remember(storage, key ?? '', value))
        })
    read()
    // Another tab may have changed them.
    document.addEventListener('visibilitychange', read)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', read)
    }
  }, [storage, key])
  return {
    settings: kept ?? noSettings,
    read: kept !== undefined || key === null,
    change: (change) => {
      const shown = change(kept ?? noSettings)
      setKept(shown)
      if (key === null) return
      remember(storage, key, shown)
      storage.expect(storageKey(key), shown)
      writing.current = writing.current.then(async () => {
        const common = await readDensity(storage)
        await storage.update(storageKey(key), (before) => change(readSettings(before, common)))
      })
    },
  }
}

const storageKey = (key: string) => `table ${key}`

const densityKey = 'density of tables'

async function readStored(storage: UserStorage, key: string | null): Promise<TableSettings> {
  const [kept, common] = await Promise.all([
    key === null ? undefined : storage.read(storageKey(key)),
    readDensity(storage),
  ])
  return readSettings(kept, common)
}

async function readDensity(storage: UserStorage): Promise<CommonDensity> {
  return z.parse(withFallback(densitySchema, noDensity), await storage.read(densityKey))
}

/** The density of all the user's tables, and what changes it. Undefined until it is known. */
export function useCommonDensity() {
  const storage = useUserStorages().settings
  const [density, setDensity] = useState<Density>()
  useEffect(() => {
    let gone = false
    void readDensity(storage).then((common) => {
      if (!gone) setDensity(common.density)
    })
    return () => {
      gone = true
    }
  }, [storage])
  const choose = (chosen: Density) => {
    setDensity(chosen)
    // What was read before has the earlier density.
    known.delete(storage)
    void storage.write(densityKey, { density: chosen, choice: crypto.randomUUID() })
  }
  return { density, choose }
}

function knownOf(storage: UserStorage): Map<string, TableSettings> {
  const all = known.get(storage) ?? new Map<string, TableSettings>()
  known.set(storage, all)
  return all
}

function remember(storage: UserStorage, key: string, settings: TableSettings): TableSettings {
  if (storage !== noStorage) knownOf(storage).set(key, settings)
  return settings
}
