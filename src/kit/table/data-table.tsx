'use no memo' // TanStack Table's instances change inside; the compiler would keep stale values.

import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import type { RowData } from '@tanstack/react-table'
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { useLate } from '~/ui/feedback/use-late.ts'
import { FailureOverRows } from '~/ui/feedback/failure-over-rows.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import type { Marks } from '~/kit/live/live-rows.ts'
import type { Column } from './column.ts'
import { ColumnFilters } from './column-filters.tsx'
import { roomOf, widthOf } from './column-room.ts'
import { useHighlightedRow } from '~/ui/feedback/highlighted-row.ts'
import { ActionIcons } from './row-actions.tsx'
import type { BulkAction, RowAction } from './row-action.ts'
import { clampPage, maxPlainRows, pageCountOf } from './list-search.ts'
import { Pager } from './pager.tsx'
import { useLastRows, type RowsSource } from './rows-source.ts'
import { TableFrame } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'
import { headingsOf, TableRows, WaitingRows, type Edge, type GroupOf } from './table-rows.tsx'
import { PrintedHeading, usePrint } from './table-print.tsx'
import { NothingFound, TableStatus, type LeftOut } from './table-status.tsx'
import { TableToolbar, type ToolbarContent } from './table-toolbar.tsx'
import { useListTable } from './use-list-table.ts'
import type { ListState } from './use-list-state.ts'
import { useTableLayout } from './use-table-layout.ts'

const BulkBar = lazyPart(
  async () => (await import('./bulk-bar.tsx')).BulkBar,
  ({ onClear }) => <LoadFailure onClose={onClear} />,
)

type DataTableProps<Row extends RowData, Filter extends string> = ToolbarContent & {
  /** Names the table. */
  label: MessageDescriptor
  /** The key for the user's columns, density and views, and the name of the CSV file. Null for a table without these. */
  tableKey: string | null
  /** A column with a filter needs a filter of its name in the list. */
  columns: readonly Column<Row, NoInfer<Filter>>[]
  /** `useServerRows`, `localRows` or `givenRows`. */
  source: RowsSource<Row>
  rowId: (row: Row) => string
  /** The name of a row, for screen readers: used by its checkbox and buttons. */
  rowName: (row: Row) => string
  list: ListState<Filter>
  /** Shown instead of rows when the list is empty. */
  empty: ReactNode
  /** Content above the toolbar, with how many rows the list has. */
  header?: (total: number | undefined) => ReactNode
  /** What filters leave out of a search by default. */
  leftOut?: LeftOut | undefined
  /** The heading of a failed load, if the specification words it. */
  failed?: ReactNode
  /** The urgency of a row, as a colored edge. The row's text has to say the same. */
  edge?: ((row: Row) => Edge | undefined) | undefined
  /** The rows changed by the last update, by id. */
  marks?: Marks | undefined
  /** Groups rows under a heading. They must already be sorted by it. */
  group?: GroupOf<Row> | undefined
  rowActions?: ((row: Row) => RowAction[]) | undefined
  /** Actions on several rows; rows can be selected if given. */
  bulkActions?: readonly BulkAction<Row>[] | undefined
  /** The maximum number of buttons per row, "…" included, to reserve their space while loading. */
  actionCount?: number
}

/** Enough to fill the window. */
const mostWaitingRows = 20

/** The table component for server and local rows. Old rows stay, dimmed, while new ones load. */
export function DataTable<Row extends RowData, Filter extends string>(
  props: DataTableProps<Row, Filter>,
) {
  const { bulkActions } = props
  const actionCount = props.rowActions ? (props.actionCount ?? 4) : 0
  // Internally, filters have the ids of their columns.
  const list: ListState = props.list
  const columns: readonly Column<Row>[] = props.columns
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const layout = useTableLayout(props.tableKey, columns, list)
  const print = usePrint<Row>()
  const last = useLastRows(props.source, list.page)
  const source = layout.opening ? { ...last, rows: undefined } : last
  const { isShown, settings } = layout
  const grid = useListTable({
    source: print.rows ? { ...source, rows: print.rows } : source,
    columns,
    isShown,
    list: { ...list, search: props.search?.read?.(list.search) ?? list.search },
    rowId: props.rowId,
  })
  const { table, total, selected } = grid
  const rows = print.printing ? grid.all : grid.rows
  const highlighted = useHighlightedRow(props.tableKey, (id) => rows.some((row) => row.id === id))
  const clearSelection = () => {
    grid.clearSelection()
    // The bar disappears, and would lose the focus.
    frame.current?.querySelector<HTMLElement>('thead input[type=checkbox]')?.focus()
  }

  const onPage = (page: number) => {
    // If a page failed, the same page is requested again.
    if (page === list.page) source.retry?.()
    else list.change({ page })
  }
  const turnPage = (step: 1 | -1) => {
    const pages = pageCountOf(total ?? 0, list.size)
    const page = clampPage(grid.page + step, pages)
    if (page !== grid.page) list.change({ page })
    return pages > 1
  }
  useStartAtTop(frame, { ...list, page: grid.page }, source.old)
  const failure = { title: props.failed, onRetry: source.retry }
  const dimmed = useLate(source.old)
  const shownColumns = table.getVisibleLeafColumns()
  const waiting = source.rows === undefined && !source.error
  const many = rows.length > maxPlainRows
  const chosen = rows.filter(({ id }) => selected.has(id)).length
  const narrowed = list.search !== '' || !sameFilters(list)
  const cells = shownColumns.length + (bulkActions ? 1 : 0) + (props.rowActions ? 1 : 0)
  return (
    <div data-table className={selected.size > 0 ? clearOfBulkBar : undefined}>
      {props.header?.(total)}
      {print.printing && total !== undefined && (
        <PrintedHeading
          label={props.label}
          list={list}
          columns={columns}
          count={rows.length}
          total={total}
          at={print.printing}
        />
      )}
      <TableToolbar<Row>
        label={props.label}
        search={props.search}
        filters={props.filters}
        toolbarEnd={props.toolbarEnd}
        columnFilters={
          shownColumns.some(({ columnDef }) => columnDef.meta?.filter) && (
            <ColumnFilters<Row> columns={shownColumns} list={list} />
          )
        }
        // What the rows are grouped by comes first, and is not the user's choice.
        list={props.group ? { ...list, sort: list.sort.slice(1) } : list}
        columns={columns}
        tools={
          props.tableKey === null
            ? undefined
            : {
                label: intl.formatMessage(props.label),
                list,
                layout,
                columns,
                rows: source.rows && grid.all,
                total,
                fetchPage: source.fetchPage,
                onPrint: print.print,
                fileName: props.tableKey,
              }
        }
      />
      <Box bg="bg.panel" borderWidth="1px" rounded="l3" overflow="clip">
        {source.error && !source.rows && (
          <Box p="4">
            <ErrorMessage {...failure} error={source.error} />
          </Box>
        )}
        {(waiting || rows.length > 0 || narrowed) && (
          <TableFrame ref={frame} onPage={turnPage}>
            {props.rowActions && <ActionIcons rows={rows} actions={props.rowActions} />}
            <table
              className="wp-table"
              style={roomOf(shownColumns, bulkActions !== undefined, actionCount) as CSSProperties}
              data-compact={settings.density === 'compact' || undefined}
              aria-label={intl.formatMessage(props.label)}
              aria-busy={source.fetching}
              aria-rowcount={
                many && total !== undefined
                  ? 1 + total + headingsOf(rows, props.group).size
                  : undefined
              }
            >
              <colgroup>
                {bulkActions && <col data-cell="select" />}
                {shownColumns.map((column) => (
                  <col key={column.id} style={{ width: widthOf(column, shownColumns) }} />
                ))}
                {props.rowActions && <col data-cell="actions" />}
              </colgroup>
              <TableHead<Row>
                columns={shownColumns}
                list={list}
                selectAll={
                  bulkActions && {
                    checked: rows.length > 0 && chosen === rows.length ? true : chosen > 0 && null,
                    onChange: grid.selectPage,
                  }
                }
                hasActions={props.rowActions !== undefined}
                numbered={many}
              />
              {waiting ? (
                <WaitingRows rows={Math.min(list.size, mostWaitingRows)} cells={cells} />
              ) : (
                <TableRows<Row>
                  rows={rows}
                  columns={shownColumns}
                  rowName={props.rowName}
                  compact={settings.density === 'compact'}
                  selected={bulkActions && selected}
                  highlighted={highlighted}
                  edge={props.edge}
                  marks={props.marks}
                  group={props.group}
                  actions={props.rowActions}
                  cells={cells}
                  before={grid.before}
                  old={dimmed}
                  frame={frame}
                  virtual={print.printing ? undefined : source.local?.VirtualRows}
                />
              )}
            </table>
          </TableFrame>
        )}
        {total === 0 &&
          (narrowed ? (
            <NothingFound
              leftOut={props.leftOut}
              onClear={() => list.change({ search: '', filters: list.params.defaults.filters })}
            />
          ) : (
            props.empty
          ))}
        {total !== undefined && total > 0 && list.search !== '' && props.leftOut?.found}
        {source.rows && (
          <FailureOverRows
            {...failure}
            error={source.error}
            // Above the bar of bulk actions.
            edge={selected.size > 0 ? '4rem' : '1rem'}
          />
        )}
        {bulkActions && selected.size > 0 && (
          <BulkBar
            count={selected.size}
            actions={bulkActions.map(({ onSelect, ...action }) => ({
              ...action,
              onSelect: () => onSelect([...selected.values()], clearSelection),
            }))}
            onClear={clearSelection}
          />
        )}
        {(waiting || (total !== undefined && total > 0)) && (
          // Rendered with the rows, so that it does not move if they are fewer than expected.
          <div className={waiting ? hidden : undefined}>
            <Pager
              list={intl.formatMessage(props.label)}
              page={grid.page}
              asked={source.page === undefined ? undefined : list.page}
              size={list.size}
              sizes={list.params.sizes}
              total={total}
              onPage={onPage}
              onSize={(size) => list.change({ size })}
            />
          </div>
        )}
      </Box>
      <TableStatus total={source.old ? undefined : total} sort={list.sort} columns={columns} />
    </div>
  )
}

/** Scrolls to the first row once other rows are shown than before, but not when the same ones are updated. */
function useStartAtTop(frame: RefObject<HTMLElement | null>, list: ListState, isOld: boolean) {
  const { page, size, sort, search, filters } = list
  const shown = JSON.stringify([page, size, sort, search, filters])
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (isOld || before.current === shown) return
    before.current = shown
    frame.current?.scrollTo({ top: 0 })
  }, [frame, shown, isOld])
}

/** Scrolls a row with the focus clear of the bar. */
const clearOfBulkBar = css({ '& td :is(a, button, input)': { scrollMarginBottom: '16' } })

const hidden = css({ visibility: 'hidden' })

/** Whether no filter is set beyond the defaults. An empty one lets every row through. */
function sameFilters({ filters, params }: ListState): boolean {
  return Object.entries(filters).every(
    ([name, value]) => value === '' || value === params.defaults.filters[name],
  )
}
