import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { Failure } from '~/lib/failure.ts'
import type { RecordKind } from '~/ui/link/record-screens.ts'
import type { Column, Features } from './column.ts'
import type { FoundBy } from './found-by.tsx'
import {
  listAddress,
  sizes,
  type ListAddress,
  type ListChange,
  type ListSearch,
  type ListValues,
} from './list-address.ts'
import { allRows } from './paging.ts'

type ListOptions<Row extends RowData, Filter extends string> = {
  /** The key for the user's columns, density and views, and the name of the CSV file. Null for a list without these. */
  key: string | null
  /** The kind of its records, if other screens save them: the list highlights one that was saved just now, by its id. */
  kind?: RecordKind
  /** Names the list. */
  label: MessageDescriptor
  /** In the order they are shown. A column with a filter needs a filter of its name in the address. */
  columns: readonly Column<Row, NoInfer<Filter>>[]
  /** The id of the column that names the row: it always shows, and comes first on a phone. By default the first column. */
  nameColumn?: string
  /** The order of rows until the user chooses another. */
  sort: string[]
  /** Identifies a row. */
  id: (row: Row) => string
  /** The name of a row, for screen readers: used by its checkbox and buttons. */
  name: (row: Row, intl: IntlShape) => string
  /** The column with the code by which a scan finds a row. */
  foundBy?: FoundBy
  /** Rows per page at first. By default 20, or all where they are in memory. */
  size?: number
  /** Keeps the state in the address of the page, for which the route has the same. By default it is lost with the page. */
  address?: ListAddress<Filter>
}

/** How the server answers with a page of rows. */
type Paged<Row extends RowData, Filter extends string, Data> = {
  query: (
    values: ListValues<Filter>,
  ) => Pick<FetchQueryOptions<Data, Failure>, 'queryKey' | 'queryFn'>
  rows: (data: Data) => RowsPage<Row>
  /** For lists with bulk actions. */
  selectable?: Features
  /** For lists with filters or a search that the call lacks. */
  allPages?: AllPages<Row, NoInfer<Filter>>
}

/** A page of rows, of how many, and a note below them. */
export type RowsPage<Row> = { rows: readonly Row[]; total: number; note?: ReactNode }

/** The rows of all pages, and how many the list has. */
export type AllRows<Row> = { all: readonly Row[]; total: number }

/** Does what the server cannot, over the rows of all pages: see `all-pages.tsx`. */
export type AllPages<Row extends RowData, Filter extends string> = {
  needed: (values: ListValues<Filter>) => boolean
  query: <Data>(
    values: ListValues<Filter>,
    list: PagedList<Row, Filter, Data>,
  ) => Pick<FetchQueryOptions<AllRows<Row>, Failure>, 'queryKey' | 'queryFn'>
  pageOf: (
    data: AllRows<Row>,
    values: ListValues<Filter>,
    list: Pick<List<Row>, 'columns'>,
    intl: IntlShape,
  ) => RowsPage<Row>
}

/** A list, whatever its rows are. */
export type AnyList<Filter extends string = string> = {
  key: string | null
  kind?: RecordKind
  label: MessageDescriptor
  /** The columns that can be sorted, by id. */
  sortable: readonly string[]
  /** The page sizes on offer. */
  sizes: readonly number[]
  defaults: ListValues<Filter>
  isPaged: boolean
  inAddress: boolean
  /** The state in these search params. Never throws. */
  read(params: Readonly<Record<string, unknown>>): ListValues<Filter>
  /** The search params of this state; values that are not given have their default. */
  write(values: ListChange<Filter>): ListSearch<Filter, string>
}

/** A list whose rows are all in memory: the table searches, filters, sorts and pages them. */
export type List<Row extends RowData, Filter extends string = string> = AnyList<Filter> &
  Pick<ListOptions<Row, Filter>, 'columns' | 'id' | 'name' | 'foundBy'> & { nameColumn: string }

/** A list that the server searches, filters, sorts and pages. */
export type PagedList<Row extends RowData, Filter extends string, Data> = List<Row, Filter> &
  Paged<Row, Filter, Data>

/**
 * Declares a list, once, for its route, its query and its page. With a `query` the server pages it, and `sortable` is the
 * contract's pattern of what it sorts by; otherwise columns sort unless they are `unsorted`.
 */
export function defineList<Row extends RowData, Data, Filter extends string = string>(
  options: ListOptions<Row, Filter> & Paged<Row, Filter, Data> & { sortable: RegExp },
): PagedList<Row, Filter, Data>
export function defineList<Row extends RowData, Filter extends string = string>(
  options: ListOptions<Row, Filter>,
): List<Row, Filter>
export function defineList<Row extends RowData, Filter extends string>({
  sortable: pattern,
  sort,
  size,
  address,
  ...list
}: ListOptions<Row, Filter> & { sortable?: RegExp }): List<Row, Filter> {
  const isPaged = pattern !== undefined
  const sortable = list.columns
    .filter(({ id, meta }) => (pattern ? pattern.test(`${id},asc`) : !meta.unsorted))
    .map(({ id }) => id)
  const codec = address ?? listAddress({ filters: filtersOf(list.columns) })
  const text = (value = '') => (isPaged ? value.slice(0, longestText) : value)
  const offered = isPaged ? sizes.filter((each) => each !== allRows) : sizes
  const defaults: ListValues<Filter> = {
    page: 0,
    size: size ?? (isPaged ? usualSize : allRows),
    sort,
    search: '',
    filters: codec.filters as Record<Filter, string>,
    columns: [],
    whole: false,
  }
  return {
    ...list,
    nameColumn: list.nameColumn ?? list.columns[0]?.id ?? '',
    sortable,
    sizes: offered,
    defaults,
    isPaged,
    inAddress: address !== undefined,
    read: (params) => {
      const given = codec.read(params)
      const known = knownSort(given.sort ?? [], sortable).slice(
        0,
        isPaged ? maxServerSort : undefined,
      )
      return {
        page: given.page ?? 0,
        size: offered.find((each) => each === given.size) ?? defaults.size,
        sort: known.length > 0 ? known : sort,
        search: text(given.search),
        filters: Object.fromEntries(
          Object.entries<string>(given.filters).map(([name, value]) => [name, text(value)]),
        ) as Record<Filter, string>,
        columns: given.columns ?? [],
        whole: given.whole ?? false,
      }
    },
    write: ({ size: rows = defaults.size, sort: order = sort, ...values }) =>
      codec.write({
        ...values,
        ...(rows !== defaults.size && { size: rows }),
        ...(String(order) !== String(sort) && { sort: order }),
      }),
  }
}

/** Loads the page of a list that an address asks for, ahead of its table. */
export function prefetchList<Row extends RowData, Filter extends string, Data>(
  queryClient: QueryClient,
  list: PagedList<Row, Filter, Data>,
  params: Readonly<Record<string, unknown>>,
): void {
  void queryClient.prefetchQuery(queryOf(list, list.read(params)))
}

/** The query of a state: of its page, or of all pages where the server cannot give that. */
export const queryOf = <Row extends RowData, Filter extends string, Data>(
  list: PagedList<Row, Filter, Data>,
  values: ListValues<Filter>,
): Pick<FetchQueryOptions<Data | AllRows<Row>, Failure>, 'queryKey' | 'queryFn'> =>
  list.allPages?.needed(values) ? list.allPages.query(values, list) : list.query(values)

const usualSize = 20

/** The most columns that the server sorts by. */
export const maxServerSort = 5

/** The server rejects longer texts, and no record has one. */
const longestText = 200

const filtersOf = <Row extends RowData>(columns: readonly Column<Row>[]) =>
  Object.fromEntries(columns.filter(({ meta }) => meta.filter).map(({ id }) => [id, '']))

/** Drops unsortable and repeated columns. */
function knownSort(sort: readonly string[], sortable: readonly string[]): string[] {
  const fields = sort.map((item) => /^(.+),(?:asc|desc)$/.exec(item)?.[1] ?? '')
  return sort.filter(
    (_, index) => sortable.includes(fields[index]!) && fields.indexOf(fields[index]!) === index,
  )
}
