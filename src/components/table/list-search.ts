/** Stands for a page that holds all rows; only lists whose rows are all in memory offer it. */
export const allRows = Infinity

const sizes = [10, 20, 50, 100]

/** The state of a list. `sort` holds `field,asc` or `field,desc`; `columns` is empty for the user's own choice. */
export type ListValues<Filter extends string = string> = {
  /** From 0. */
  page: number
  size: number
  sort: string[]
  search: string
  filters: Record<Filter, string>
  columns: string[]
  /** Whether the whole list is asked for although a view may open it: counts where nothing else is asked for. */
  whole: boolean
}

/** Some of the state of a list; filters that are not named stay as they are. */
export type ListChange<Filter extends string = string> = Partial<
  Omit<ListValues<Filter>, 'filters'> & { filters: Partial<Record<Filter, string>> }
>

/** The state of a list as it stands in the address: whatever is as usual stands there as undefined. */
export type ListSearch = Record<string, string | string[] | undefined>

type ListOptions<Filter extends string> = {
  /** Who pages, sorts and filters: the server, or the table, which then has all rows in memory. */
  rows: 'server' | 'local'
  /** The columns that can be sorted, by id. */
  sortable: readonly string[]
  /** The order of rows unless the user wishes another. */
  sort: string[]
  /** What the list can be filtered by, with the value it has at first: '' for none. */
  filters?: Record<Filter, string>
  /** Rows a page unless the user wishes otherwise: 20, and all of them where they are local. */
  size?: number
  /** Goes before the names in the address, for the second list of a page. */
  prefix?: string
}

/** How the state of one list is read from an address and written to it. */
export type ListParams<Filter extends string = string> = {
  rows: 'server' | 'local'
  sortable: readonly string[]
  /** The page sizes on offer. */
  sizes: readonly number[]
  defaults: ListValues<Filter>
  /** Never throws: what is missing or makes no sense has its default. */
  read(params: Readonly<Record<string, unknown>>): ListValues<Filter>
  /** The search params of a link to the list in this state; what is not given has its default. */
  write(values: ListChange<Filter>): ListSearch
}

/** Declares a list, once, for its route's loader, its query and its page. */
export function listParams<Filter extends string = never>(
  options: ListOptions<Filter>,
): ListParams<Filter> {
  const { rows, sortable, filters } = options
  const offered = rows === 'local' ? [...sizes, allRows] : sizes
  const nameOf = (name: string) => (options.prefix ? `${options.prefix}.${name}` : name)
  const defaults: ListValues<Filter> = {
    page: 0,
    size: options.size ?? (rows === 'local' ? allRows : 20),
    sort: options.sort,
    search: '',
    filters: { ...filters } as Record<Filter, string>,
    columns: [],
    whole: false,
  }
  const filterNames = Object.keys(defaults.filters) as Filter[]
  return {
    rows,
    sortable,
    sizes: offered,
    defaults,
    read: (params) => {
      const given = (name: string) => params[nameOf(name)]
      const text = (name: string, usual: string) => {
        const value = given(name)
        return typeof value === 'string' ? value : usual
      }
      const page = Number(given('page'))
      const size = text('size', '')
      const sort = knownSort(listOf(given('sort')), sortable)
      return {
        page: Number.isSafeInteger(page) && page > 0 ? page : 0,
        size: offered.find((each) => sizeName(each) === size) ?? defaults.size,
        sort: sort.length > 0 ? sort : defaults.sort,
        search: text('search', ''),
        filters: mapNames(filterNames, (name) => text(name, defaults.filters[name])),
        columns: listOf(given('columns')),
        whole: given('view') === 'whole',
      }
    },
    write: (values) => {
      const { page, size, sort, search, columns } = { ...defaults, ...values }
      const wanted = { ...defaults.filters, ...values.filters }
      const params = {
        page: page > 0 ? String(page) : undefined,
        size: size === defaults.size ? undefined : sizeName(size),
        sort: String(sort) === String(defaults.sort) ? undefined : sort,
        search: search || undefined,
        columns: columns.length > 0 ? columns : undefined,
        ...mapNames(filterNames, (name) =>
          wanted[name] === defaults.filters[name] ? undefined : wanted[name],
        ),
      }
      const asked = Object.values(params).some((value) => value !== undefined)
      const view = values.whole && !asked ? 'whole' : undefined
      return Object.fromEntries(
        Object.entries({ ...params, view }).map(([name, value]) => [nameOf(name), value]),
      )
    },
  }
}

const sizeName = (size: number) => (size === allRows ? 'all' : String(size))

function listOf(value: unknown): string[] {
  return [value].flat().filter((item) => typeof item === 'string')
}

/** Leaves out what cannot be sorted by, and every column but the first time it is named. */
function knownSort(sort: string[], sortable: readonly string[]): string[] {
  const fields = sort.map((item) => /^(.+),(?:asc|desc)$/.exec(item)?.[1] ?? '')
  return sort.filter(
    (_, index) => sortable.includes(fields[index]!) && fields.indexOf(fields[index]!) === index,
  )
}

function mapNames<Name extends string, Value>(names: Name[], valueOf: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}
