import * as z from 'zod/mini'
import { catch as withFallback } from 'zod/mini'
import { allRows, largestPage } from './paging.ts'

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

type AddressOptions<Filter extends string, Prefix extends string> = {
  /** What the list can be filtered by, with the initial values: '' for none. */
  filters?: Record<Filter, string>
  /** Goes before the names in the address, for the second list of a page. */
  prefix?: Prefix
}

/** The state that an address gives. */
type Given<Filter extends string> = Partial<ListValues<Filter>> &
  Pick<ListValues<Filter>, 'filters'>

/** How a list is written in an address: the part of it that loads with every visit, for routes and links. */
export type ListAddress<Filter extends string = string, Prefix extends string = string> = {
  /** The initial values of the filters. */
  filters: Record<Filter, string>
  /** For `validateSearch` of the route. Never throws: invalid values become undefined, which stands for the default. */
  validate: (params: Readonly<Record<string, unknown>>) => ListSearch<Filter, Prefix>
  /** What the address says. Never throws either. */
  read(params: Readonly<Record<string, unknown>>): Given<Filter>
  /** The search params of a link to the list in this state; values that are not given have their default. */
  write(values: ListChange<Filter>): ListSearch<Filter, Prefix>
}

/** Declares the address of a list that has filters, or shares its page with another list. */
export function listAddress<Filter extends string = never, Prefix extends string = ''>({
  filters = {} as Record<Filter, string>,
  prefix,
}: AddressOptions<Filter, Prefix> = {}): ListAddress<Filter, Prefix> {
  const filterNames = Object.keys(filters) as Filter[]
  const nameOf = (name: string) => (prefix ? `${prefix}.${name}` : name)
  const schema = z.object({ ...ofAll, ...mapNames(filterNames, () => text) })
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
    filters,
    validate: (params) => named(parse(params)),
    read: (params) => {
      const given = parse(params)
      return {
        ...given,
        size: sizes.find((each) => sizeName(each) === given.size),
        filters: mapNames(filterNames, (name) => given[name] ?? filters[name]),
        whole: given.view === 'whole',
      } as Given<Filter>
    },
    write: ({ page = 0, size, sort, search, columns = [], whole, ...values }) => {
      const wanted = { ...filters, ...values.filters }
      const params = {
        page: page > 0 ? page : undefined,
        size: size && sizeName(size),
        sort,
        search: search || undefined,
        columns: columns.length > 0 ? columns : undefined,
        ...mapNames(filterNames, (name) =>
          wanted[name] === filters[name] ? undefined : wanted[name],
        ),
      }
      const asked = Object.values(params).some((value) => value !== undefined)
      return named({ ...params, view: whole && !asked ? 'whole' : undefined })
    },
  }
}

/** The page sizes on offer. */
export const sizes = [10, 20, 50, largestPage, allRows]

const sizeName = (size: number) => (size === allRows ? 'all' : String(size))

/** A param that becomes undefined where it is missing or invalid. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  withFallback(z.optional(schema), undefined)

const text = lenient(z.string())

/** A param that may be repeated. */
const texts = lenient(
  z.pipe(
    z.transform((value) => [value].flat().filter((item) => typeof item === 'string')),
    z.array(z.string()),
  ),
)

/** The params of all lists. */
const ofAll = {
  page: lenient(z.coerce.number().check(z.int(), z.positive())),
  size: lenient(z.enum(sizes.map(sizeName))),
  sort: texts,
  search: text,
  columns: texts,
  view: lenient(z.literal('whole')),
}

function mapNames<Name extends string, Value>(names: Name[], valueOf: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}

/** The address of a list that fills its page and has no filters. */
export const plainAddress = listAddress()
