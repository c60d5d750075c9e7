'use no memo' // TanStack Table's instances change inside; the compiler would keep stale values.

import type { RowData } from '@tanstack/react-table'
import { memo, useRef, type CSSProperties, type ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { FailureOverRows } from '~/ui/feedback/failure-over-rows.tsx'
import { useHighlightedRow } from '~/ui/feedback/highlighted-row.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { useLate } from '~/ui/feedback/use-late.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { ColumnFilters } from './column-filters.tsx'
import { roomOf, widthOf } from './column-room.ts'
import { FailedRows } from './failed-rows.tsx'
import { inGroups } from './in-groups.ts'
import { Pager } from './pager.tsx'
import { clampPage, maxPlainRows, pageCountOf } from './paging.ts'
import { PickButton } from './pick-button.tsx'
import type { BulkAction, RowAction } from './row-action.ts'
import { ActionIcons } from './row-actions.tsx'
import { TableFrame } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'
import { PrintedHeading, usePrint } from './table-print.tsx'
import { headingsOf, TableRows, WaitingRows, type Edge, type GroupOf } from './table-rows.tsx'
import { NothingFound, TableStatus, type LeftOut } from './table-status.tsx'
import { TableToolbar, type ToolbarContent } from './table-toolbar.tsx'
import { sameFilters } from './use-list-state.ts'
import { useListTable } from './use-list-table.ts'
import type { ShownList } from './use-list.ts'
import { useTableLayout, type TableLayout } from './use-table-layout.ts'

const BulkBar = lazyPart(
  async () => (await import('./bulk-bar.tsx')).BulkBar,
  ({ onClear }) => <LoadFailure onClose={onClear} />,
)

type DataTableProps<Row extends RowData, Filter extends string> = ToolbarContent & {
  /** From `useList` or `useLocalList`. */
  list: ShownList<Row, Filter>
  /** Shown instead of rows when the list is empty. */
  empty?: ReactNode
  /** Content above the toolbar, with how many rows the list has. */
  header?: (total: number | undefined) => ReactNode
  /** What filters leave out of a search by default. */
  leftOut?: LeftOut | undefined
  /** The heading of a failed load, if the specification words it. */
  failed?: ReactNode
  /** The urgency of a row, as a colored edge. The row's text has to say the same. */
  edge?: ((row: Row) => Edge | undefined) | undefined
  /** Groups rows under headings, in the order of a column. */
  group?: { column: string; of: GroupOf<Row> } | undefined
  rowActions?: ((row: Row) => RowAction[]) | undefined
  /** Actions on several rows; rows can be selected if given. */
  bulkActions?: readonly BulkAction<Row>[] | undefined
  /** In their place: the one action on the selected rows, whose button stays in the toolbar; `none` says why not yet. */
  pick?: Pick<BulkAction<Row>, 'label' | 'icon' | 'onSelect'> & { none: MessageDescriptor }
  /** The maximum number of buttons per row, "…" included, to reserve their space while loading. */
  actionCount?: number
}

/** Enough to fill the window. */
const mostWaitingRows = 20

/** The table component for server and local rows. Old rows stay, dimmed, while new ones load. */
export function DataTable<Row extends RowData, Filter extends string>(
  props: DataTableProps<Row, Filter>,
) {
  return <LaidOutTable {...props} layout={useTableLayout<Row>(props.list)} />
}

/** Not drawn again when the settings turn out to be the usual ones. */
const LaidOutTable = memo(LaidOut) as typeof LaidOut

function LaidOut<Row extends RowData, Filter extends string>(
  props: DataTableProps<Row, Filter> & { layout: TableLayout },
) {
  const { pick, layout } = props
  const selects = props.bulkActions !== undefined || pick !== undefined
  const actionCount = props.rowActions ? (props.actionCount ?? 4) : 0
  // Internally, filters have the ids of their columns.
  const own: ShownList<Row> = props.list
  const list = props.group ? inGroups(own, props.group.column) : own
  const { declared, source } = list
  const { key } = declared
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const print = usePrint<Row>()
  const { isShown, settings } = layout
  const loaded = layout.opening ? undefined : source.rows
  const grid = useListTable({
    list: { ...list, search: props.search?.read?.(list.search) ?? list.search },
    rows: print.rows ?? loaded,
    isShown,
  })
  const { table, total, selected } = grid
  const rows = print.printing ? grid.all : grid.rows
  const highlighted = useHighlightedRow(declared, (id) => rows.some((row) => row.id === id))
  const clearSelection = () => {
    grid.clearSelection()
    // The bar disappears, and would lose the focus.
    if (props.bulkActions)
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
  const { size, sort, search, filters } = list
  const failure = { title: props.failed, onRetry: source.retry }
  const dimmed = useLate(source.old)
  const shownColumns = table.getVisibleLeafColumns()
  const waiting = loaded === undefined && !source.error
  const many = rows.length > maxPlainRows
  const chosen = rows.filter(({ id }) => selected.has(id)).length
  const narrowed = list.search !== '' || !sameFilters(list)
  const cells = shownColumns.length + (selects ? 1 : 0) + (props.rowActions ? 1 : 0)
  return (
    <div data-table className={props.bulkActions && selected.size > 0 ? clearOfBulkBar : undefined}>
      {props.header?.(total)}
      {print.printing && total !== undefined && (
        <PrintedHeading list={list} count={rows.length} total={total} at={print.printing} />
      )}
      <TableToolbar<Row>
        search={props.search}
        filters={props.filters}
        toolbarEnd={
          pick ? (
            <PickButton
              {...pick}
              count={selected.size}
              onPick={() => pick.onSelect([...selected.values()], clearSelection)}
            />
          ) : (
            props.toolbarEnd
          )
        }
        columnFilters={
          shownColumns.some(({ columnDef }) => columnDef.meta?.filter) && (
            <ColumnFilters<Row> columns={shownColumns} list={list} />
          )
        }
        // What the rows are grouped by comes first, and is not the user's choice.
        list={props.group ? { ...own, sort: list.sort.slice(1) } : own}
        short={total !== undefined && total < 3 && !narrowed}
        tools={
          key === null
            ? undefined
            : {
                fileName: key,
                list: own,
                layout,
                rows: loaded && grid.all,
                total,
                onPrint: print.print,
              }
        }
      />
      <Box bg="bg.panel" borderWidth="1px" rounded="l3" overflow="clip">
        {source.error && !loaded && <FailedRows {...failure} error={source.error} />}
        {(waiting || rows.length > 0 || narrowed) && (
          <TableFrame
            ref={frame}
            onPage={turnPage}
            part={source.old ? undefined : JSON.stringify([grid.page, size, sort, search, filters])}
          >
            {props.rowActions && <ActionIcons rows={rows} actions={props.rowActions} />}
            <table
              className="wp-table"
              style={roomOf(shownColumns, selects, actionCount, intl) as CSSProperties}
              data-compact={settings.density === 'compact' || undefined}
              aria-label={intl.formatMessage(declared.label)}
              aria-busy={source.fetching}
              aria-rowcount={
                many && total !== undefined
                  ? 1 + total + headingsOf(rows, props.group?.of).size
                  : undefined
              }
            >
              <colgroup>
                {selects && <col data-cell="select" />}
                {shownColumns.map((column) => (
                  <col key={column.id} style={{ width: widthOf(column, shownColumns, intl) }} />
                ))}
                {props.rowActions && <col data-cell="actions" />}
              </colgroup>
              <TableHead<Row>
                columns={shownColumns}
                nameColumn={declared.nameColumn}
                list={list}
                selectAll={
                  selects
                    ? {
                        checked:
                          rows.length > 0 && chosen === rows.length ? true : chosen > 0 && null,
                        onChange: grid.selectPage,
                      }
                    : undefined
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
                  nameColumn={declared.nameColumn}
                  rowName={(row) => declared.name(row, intl)}
                  compact={settings.density === 'compact'}
                  selected={selects ? selected : undefined}
                  highlighted={highlighted}
                  edge={props.edge}
                  marks={list.marks}
                  group={props.group?.of}
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
              onClear={() => list.change({ search: '', filters: declared.defaults.filters })}
            />
          ) : (
            props.empty
          ))}
        {total !== undefined && total > 0 && list.search !== '' && props.leftOut?.found}
        {source.note}
        {loaded && (
          <FailureOverRows
            {...failure}
            error={source.error}
            // Above the bar of bulk actions.
            edge={props.bulkActions && selected.size > 0 ? '4rem' : '1rem'}
          />
        )}
        {props.bulkActions && selected.size > 0 && (
          <BulkBar
            count={selected.size}
            actions={props.bulkActions.map(({ onSelect, ...action }) => ({
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
              list={intl.formatMessage(declared.label)}
              page={grid.page}
              asked={source.page === undefined ? undefined : list.page}
              size={list.size}
              sizes={declared.sizes}
              total={total}
              onPage={onPage}
              onSize={(size) => list.change({ size })}
            />
          </div>
        )}
      </Box>
      <TableStatus
        total={source.old ? undefined : total}
        list={list}
        rows={rows}
        before={grid.before}
        group={props.group?.of}
        frame={frame}
        hasSearch={props.search !== undefined}
      />
    </div>
  )
}

/** Scrolls a row with the focus clear of the bar. */
const clearOfBulkBar = css({ '& td :is(a, button, input)': { scrollMarginBottom: '16' } })

const hidden = css({ visibility: 'hidden' })
