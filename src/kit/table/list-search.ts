import * as z from 'zod/mini'
import { catch as withFallback } from 'zod/mini'
import { withLatinDigits } from '~/lib/latin-digits.ts'

/** Stands for a page that holds all rows; only lists whose rows are all in memory offer it. */
export const allRows = Infinity

/** The largest page that the server gives. */
export const largestPage = 100

/** The most columns that the server sorts by. */
export const maxServerSort = 5

/** Longer lists draw only the rows in sight. */
export const maxPlainRows = 100

const sizes = [10, 20, 50, largestPage]

const usualSize = 20

/** The state of a list. `sort` holds `field,asc` or `field,desc`; `columns` is empty for the user's own choice. */
export type ListValues<Filter extends string = string> = {
  /** From 0. */
  page: number
  size: number
  sort: string[]
  search: string
  filters: Record<Filter, string>
  columns: string[]
  /** Shows the unfiltered list instead of the default view. Ignored if anything else is set. */
  whole: boolean
}

/** Some of the state of a list; filters that are not named stay as they are. */
export type ListChange<Filter extends string = string> = Partial<
  Omit<ListValues<Filter>, 'filters'> & { filters: Partial<Record<Filter, string>> }
>

type Params<Filter extends string> = {
  page?: number | undefined
  size?: string | undefined
  sort?: string[] | undefined
  search?: string | undefined
  columns?: string[] | undefined
  view?: 'whole' | undefined
} & { [Name in Filter]?: string | undefined }

/** The state of a list in the address. What has its default is absent. */
export type ListSearch<Filter extends string = never, Prefix extends string = ''> = {
  [
    Name in keyof Params<Filter> as Prefix extends '' ? Name : `${Prefix}.${Name & string}`
  ]: Params<Filter>[Name]
}

type ListOptions<Filter extends string, Prefix extends string> = {
  /** Who pages, sorts and filters: the server, or the table, which then has all rows in memory. */
  rows: 'server' | 'local'
  /** The columns that can be sorted, by id. */
  sortable: readonly string[]
  /** The order of rows until the user chooses another. */
  sort: string[]
  /** What the list can be filtered by, with the initial values: '' for none. */
  filters?: Record<Filter, string>
  /** Rows per page at first. By default 20, or all where rows are local. */
  size?: number
  /** Goes before the names in the address, for the second list of a page. */
  prefix?: Prefix
}

/** How the state of one list is read from an address and written to it. */
export type ListParams<Filter extends string = string, Prefix extends string = string> = {
  rows: 'server' | 'local'
  sortable: readonly string[]
  /** The page sizes on offer. */
  sizes: readonly number[]
  defaults: ListValues<Filter>
  /** For `validateSearch` of the route. Never throws: invalid values become undefined, which stands for the default. */
  validate: (params: Readonly<Record<string, unknown>>) => ListSearch<Filter, Prefix>
  /** Never throws either. */
  read(params: Readonly<Record<string, unknown>>): ListValues<Filter>
  /** The search params of a link to the list in this state; values that are not given have their default. */
  write(values: ListChange<Filter>): ListSearch<Filter, Prefix>
}

const same = (text: string) => text
/** The server rejects longer texts, and no record has one. */
const shortened = (text: string) => text.slice(0, 200)

/** Declares a list, once, for its route, its query and its page. */
export function listParams<Filter extends string = never, Prefix extends string = ''>(
  options: ListOptions<Filter, Prefix>,
): ListParams<Filter, Prefix> {
  const { rows, sortable, filters } = options
  const offered = rows === 'local' ? [...sizes, allRows] : sizes
  const defaults: ListValues<Filter> = {
    page: 0,
    size: options.size ?? (rows === 'local' ? allRows : usualSize),
    sort: options.sort,
    search: '',
    filters: { ...filters } as Record<Filter, string>,
    columns: [],
    whole: false,
  }
  const filterNames = Object.keys(defaults.filters) as Filter[]
  const nameOf = (name: string) => (options.prefix ? `${options.prefix}.${name}` : name)
  const text = lenient(z.pipe(z.string(), z.transform(rows === 'local' ? same : shortened)))
  const schema = z.object({
    page: lenient(z.coerce.number().check(z.int(), z.positive())),
    size: lenient(z.enum(offered.map(sizeName))),
    sort: lenient(
      z.pipe(
        texts,
        z.transform((sort) =>
          knownSort(sort, sortable).slice(0, rows === 'server' ? maxServerSort : undefined),
        ),
      ),
    ),
    search: text,
    columns: lenient(texts),
    view: lenient(z.literal('whole')),
    ...mapNames(filterNames, () => text),
  })
  const paramNames = Object.keys(schema.shape)
  const parse = (params: Readonly<Record<string, unknown>>) =>
    z.parse(
      schema,
      mapNames(paramNames, (name) => params[nameOf(name)]),
    ) as Params<Filter>
  const named = (params: object) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [nameOf(name), value]),
    ) as ListSearch<Filter, Prefix>
  return {
    rows,
    sortable,
    sizes: offered,
    defaults,
    validate: (params) => named(parse(params)),
    read: (params) => {
      const given = parse(params)
      return {
        page: given.page ?? defaults.page,
        size: offered.find((size) => sizeName(size) === given.size) ?? defaults.size,
        sort: given.sort?.length ? given.sort : defaults.sort,
        search: given.search ?? '',
        filters: mapNames(filterNames, (name) => given[name] ?? defaults.filters[name]),
        columns: given.columns ?? [],
        whole: given.view === 'whole',
      }
    },
    write: (values) => {
      const { page, size, sort, search, columns } = { ...defaults, ...values }
      const wanted = { ...defaults.filters, ...values.filters }
      const params = {
        page: page > 0 ? page : undefined,
        size: size === defaults.size ? undefined : sizeName(size),
        sort: String(sort) === String(defaults.sort) ? undefined : sort,
        search: search || undefined,
        columns: columns.length > 0 ? columns : undefined,
        ...mapNames(filterNames, (name) =>
          wanted[name] === defaults.filters[name] ? undefined : wanted[name],
        ),
      }
      const asked = Object.values(params).some((value) => value !== undefined)
      return named({ ...params, view: values.whole && !asked ? 'whole' : undefined })
    },
  }
}

/** A param that becomes undefined where it is missing or invalid. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  withFallback(z.optional(schema), undefined)

/** A param that may be repeated. */
const texts = z.pipe(
  z.transform((value) => [value].flat().filter((item) => typeof item === 'string')),
  z.array(z.string()),
)

const sizeName = (size: number) => (size === allRows ? 'all' : String(size))

/** Drops unsortable and repeated columns. */
function knownSort(sort: string[], sortable: readonly string[]): string[] {
  const fields = sort.map((item) => /^(.+),(?:asc|desc)$/.exec(item)?.[1] ?? '')
  return sort.filter(
    (_, index) => sortable.includes(fields[index]!) && fields.indexOf(fields[index]!) === index,
  )
}

function mapNames<Name extends string, Value>(names: Name[], valueOf: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}

/** How many pages `total` rows fill; an empty list has one, empty, page. */
export const pageCountOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

/** Holds a page, counted from 0, between the first and the last. */
export const clampPage = (page: number, pageCount: number) =>
  Math.min(Math.max(0, page), pageCount - 1)

const groupSeparator = /(?<=\d)[.,'’٬\s](?=\d{3}(?!\d))/g

/** The page, from 0, that a person typed counting from 1; what is not a whole number keeps the current page. */
export function pageFromInput(text: string, current: number, pageCount: number): number {
  const figures = withLatinDigits(text).replaceAll(groupSeparator, '')
  const typed = /^\s*[+-]?\d+\s*$/.test(figures) ? Number(figures) : current + 1
  return clampPage(typed - 1, pageCount)
}

/** How many rows lie before a page. A page that holds all rows has none before it. */
export const rowsBefore = (page: number, size: number) => (page === 0 ? 0 : page * size)

/** The first and last row of a page, counted from 1; both 0 for an empty list. */
export function rowRange(page: number, size: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 }
  const before = rowsBefore(page, size)
  return { from: before + 1, to: Math.min(total, before + size) }
}
