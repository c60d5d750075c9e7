import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  type AccessorFnColumnDef,
  type CellData,
  type columnFacetingFeature,
  type columnFilteringFeature,
  type globalFilteringFeature,
  type RowData,
  type rowSelectionFeature,
  type TableFeatures,
  type Row as TableRow,
} from '@tanstack/react-table'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { LinkTools } from '~/ui/link/row-link.tsx'

/** The sort key of a column. Rows without a value come last. */
export type CellValue = string | number | null | undefined

/** A field in the heading of a column. */
export type ColumnFilter =
  /** Rows that contain a text; they follow once the typing pauses. */
  | { kind: 'text'; pauseMs: number }
  /** Rows that have exactly one of the column's texts. For local rows only. */
  | { kind: 'choice' }

export type ColumnText<Row> = (row: Row, intl: IntlShape) => string

declare module '@tanstack/react-table' {
  // The type parameters have to be TanStack's own.
  interface ColumnMeta<
    in out TFeatures extends TableFeatures,
    in out TData extends RowData,
    TValue extends CellData = CellData,
  > {
    label: MessageDescriptor
    /** The heading in CSV, to name the unit of a plain number. */
    csvLabel?: MessageDescriptor | undefined
    /** The row's text, which is also searched and written to CSV. By default the value. */
    text?: ColumnText<TData> | undefined
    /** Texts that only a search looks through. The cell has to say which of them was found. */
    searched?: ((row: TData) => readonly string[]) | undefined
    filter?: ColumnFilter | undefined
    align?: 'end' | undefined
    /** Whether its digits line up from row to row, as in a time. */
    figures?: boolean | undefined
    /** Whether its heading precedes the value on a phone, because the value alone is unclear. */
    labeled?: boolean | undefined
    /** In units of `column-room.ts`. Columns that are not fixed share what is left of the table's width. */
    width: number
    fixed?: boolean | undefined
    /** Whether its cells take several lines. */
    wraps?: boolean | undefined
    /** Shown only when the user chooses it. */
    hidden?: boolean | undefined
    /** Whether local rows are never sorted by it. */
    unsorted?: boolean | undefined
  }
}

/** A column of a list. `Filter` is its id if it can be filtered; the list must declare a filter of that name. */
export type Column<Row extends RowData, Filter extends string = string> = Omit<
  AccessorFnColumnDef<Features, Row>,
  'id' | 'accessorFn' | 'meta'
> & {
  /** Names the column in the address, in the user's settings and to the server. */
  id: string
  accessorFn: (row: Row) => CellValue
  meta: NonNullable<AccessorFnColumnDef<Features, Row>['meta']>
  /** Only for the compiler: no column has it. */
  filterName?: Filter
}

/** A column's text for a row. */
export function textOf<Row>(
  text: ColumnText<Row> | undefined,
  value: CellValue,
  row: Row,
  intl: IntlShape,
): string {
  if (text) return text(row, intl)
  return typeof value === 'number' ? intl.formatNumber(value) : (value ?? '')
}

/** Compares texts as a reader of the language expects, numbers within them included. */
export const collator = (intl: Pick<IntlShape, 'locale'>) =>
  new Intl.Collator(intl.locale, { numeric: true })

/** The features of every table. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  tableMeta: {} as { intl: IntlShape; links: LinkTools },
})

/** Additional features of tables with local rows. `selectable` enables selection for server rows. */
type MoreFeatures = {
  columnFacetingFeature: typeof columnFacetingFeature
  columnFilteringFeature: typeof columnFilteringFeature
  globalFilteringFeature: typeof globalFilteringFeature
  rowSelectionFeature: typeof rowSelectionFeature
}

export type Features = typeof features & MoreFeatures

/** A row in TanStack Table. */
export type GridRow<Row extends RowData> = TableRow<Features, Row>
