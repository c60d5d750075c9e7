import type { Schema } from '../operations.ts'
import { folded, sortRows, type SortKey } from './sort.ts'
import type { Row, Table } from './table.ts'
import type { World } from './world.ts'

export type ListOptions<R extends Row> = {
  table: (world: World) => Table<R>
  /** The other tables that `columns` and `texts` read. */
  reads?: (world: World) => { version: number }[]
  /** The sort key of each sortable column. Texts sort without case and accents; missing values sort last. */
  columns: Record<string, (row: R, world: World) => SortKey>
  /** The default order, such as `name,asc`. */
  order: string
  /** The texts that a search looks through. */
  texts?: (row: R, world: World) => (string | null | undefined)[]
}

export type PageQuery = { page?: number; size?: number; sort?: string[] }

export type PageOptions<R> = {
  /** Keeps the rows that have this text in one of their `texts`, ignoring case and accents. */
  search?: string | undefined
  where?: ((row: R) => boolean) | undefined
}

export type Page<R> = { rows: R[]; page: Schema<'PageInfo'> }

/** A client that sorts at random must not fill the memory. */
const mostOrders = 20

/** `texts` are those of the rows, in their order, once they have been searched. */
type Ordered<R extends Row> = { rows: readonly R[]; texts?: readonly string[] }

type Prepared<R extends Row> = {
  /** The versions of the table and of the tables that it reads. */
  version: number
  reads: string
  orders: Map<string, Ordered<R>>
  /** Rows are never changed in place, so a row's text stays valid until another table changes. */
  texts: WeakMap<R, string>
}

/**
 * Returns a function that gives one page of a table. The order is total: rows that are equal in every requested column come
 * by ascending id. Orders are cached until one of the tables changes.
 */
export function defineList<R extends Row>(options: ListOptions<R>) {
  const { table, reads = () => [], columns, order, texts = () => [] } = options
  const prepared = new WeakMap<World, Prepared<R>>()

  function prepare(world: World): Prepared<R> {
    const { version } = table(world)
    const readVersions = reads(world)
      .map((each) => each.version)
      .join()
    const before = prepared.get(world)
    if (before?.version === version && before.reads === readVersions) return before
    const texts = before?.reads === readVersions ? before.texts : new WeakMap<R, string>()
    const after = { version, reads: readVersions, orders: new Map(), texts }
    prepared.set(world, after)
    return after
  }

  function sorted(world: World, sort: readonly string[]): Ordered<R> {
    const { orders } = prepare(world)
    const key = sort.join('&')
    const known = orders.get(key)
    if (known) return known
    if (orders.size >= mostOrders) orders.clear()
    const ordered = { rows: sortRows(table(world).all(), sort.map(comparable)) }
    orders.set(key, ordered)
    return ordered

    function comparable(entry: string) {
      const [column = '', direction] = entry.split(',')
      const read = columns[column]
      if (!read) throw new Error(`There is no column ${column} to sort by`)
      return { read: (row: R) => read(row, world), descending: direction === 'desc' }
    }
  }

  function found(world: World, ordered: Ordered<R>, search: string): readonly R[] {
    const wanted = folded(search.trim())
    if (wanted === '') return ordered.rows
    const all = (ordered.texts ??= ordered.rows.map((row) => textOf(world, row)))
    return ordered.rows.filter((_row, index) => all[index]?.includes(wanted))
  }

  function textOf(world: World, row: R): string {
    const { texts: known } = prepare(world)
    const before = known.get(row)
    if (before !== undefined) return before
    const text = folded(texts(row, world).filter(Boolean).join('\n'))
    known.set(row, text)
    return text
  }

  return (world: World, query: PageQuery, { search, where }: PageOptions<R> = {}): Page<R> => {
    const { size = 20, sort } = query
    // A page of hundreds of digits is Infinity, which JSON cannot hold.
    const page = Math.min(query.page ?? 0, Number.MAX_SAFE_INTEGER)
    const ordered = sorted(world, sort && sort.length > 0 ? sort : [order])
    const searched = search === undefined ? ordered.rows : found(world, ordered, search)
    const kept = where ? searched.filter(where) : searched
    return {
      rows: kept.slice(page * size, (page + 1) * size),
      page: {
        size,
        number: page,
        totalElements: kept.length,
        totalPages: Math.ceil(kept.length / size),
      },
    }
  }
}
