import {
  columnVisibilityFeature,
  rowPaginationFeature,
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

/** What a column compares rows by. Rows without a value come last. */
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
    /** The heading in CSV, where it has to name the unit of a plain number. */
    csvLabel?: MessageDescriptor | undefined
    /** What the row shows as text: also searched and written to CSV. By default the value. */
    text?: ColumnText<TData> | undefined
    filter?: ColumnFilter | undefined
    align?: 'end' | undefined
    /** Whether its heading stands before the value on a phone, where the value alone says too little. */
    labelled?: boolean | undefined
    /** Its share of the width. */
    width: number
    /** Shown only when the user chooses it. */
    hidden?: boolean | undefined
  }
}

/** A column of a list. `Filter` is its id where it can be filtered; the list has to declare a filter of that name. */
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

/** What a column shows of a row, as text. */
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
export const collator = (intl: IntlShape) => new Intl.Collator(intl.locale, { numeric: true })

/** What every table can do. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableMeta: {} as { intl: IntlShape },
})

/** What a table of local rows can do as well, of which `selectable` gives the last to the server's rows. */
type MoreFeatures = {
  columnFacetingFeature: typeof columnFacetingFeature
  columnFilteringFeature: typeof columnFilteringFeature
  globalFilteringFeature: typeof globalFilteringFeature
  rowSelectionFeature: typeof rowSelectionFeature
}

export type Features = typeof features & MoreFeatures

/** A row as TanStack Table keeps it. */
export type GridRow<Row extends RowData> = TableRow<Features, Row>
