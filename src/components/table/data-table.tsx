import { Box, Flex, Table } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { useRef, type ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { ErrorMessage } from '~/components/feedback/error-message.tsx'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { MissingPart } from '~/components/lazy/missing-part.tsx'
import type { Column } from './columns.ts'
import { NothingFound } from './nothing-found.tsx'
import { Pager } from './pager.tsx'
import type { BulkAction, RowAction } from './row-action.ts'
import type { RowsSource } from './rows-source.ts'
import { SearchBox } from './search-box.tsx'
import { TableBody, WaitingBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { plainRows } from './table-look.ts'
import { TableStatus } from './table-status.tsx'
import { TableTools } from './table-tools.tsx'
import { useGrid } from './use-grid.ts'
import { useLastRows } from './use-last-rows.ts'
import type { ListState } from './use-list-state.ts'
import { useSelection } from './use-selection.ts'
import { useShownRows } from './use-shown-rows.ts'
import { useTableLayout } from './use-table-layout.ts'

const BulkBar = lazyPart(
  async () => (await import('./bulk-bar.tsx')).BulkBar,
  () => <MissingPart />,
)

type DataTableProps<Row> = {
  /** Names the table. */
  label: MessageDescriptor
  /**
   * Under which name columns, density and views are kept for the user, and CSV is saved. Null for a small table that
   * has none of these.
   */
  tableKey: string | null
  columns: readonly Column<Row>[]
  /** `serverRows`, `localRows` or `givenRows`. */
  source: RowsSource<Row>
  rowId: (row: Row) => string
  /** What a row is called: names its box and its buttons for screen readers. */
  rowName: (row: Row) => string
  list: ListState
  /** The search field, with the pause in milliseconds that ends the typing; null where the list has no search. */
  search: { label: MessageDescriptor; delay?: number } | null
  /** Shown instead of rows when there are none at all. */
  empty: ReactNode
  /** The page's own filters, beside the search. */
  filters?: ReactNode
  /** At the end of the toolbar, such as a button that refreshes. */
  toolbarEnd?: ReactNode
  rowActions?: (row: Row) => RowAction[]
  /** What can be done with many rows at once; with it, rows can be selected. */
  bulkActions?: readonly BulkAction<Row>[]
}

/** The one table, whoever pages, sorts and filters its rows. Old rows stay, dimmed, while new ones load. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, list, search, bulkActions } = props
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const layout = useTableLayout(props.tableKey, columns, list)
  const last = useLastRows(props.source)
  const source = layout.opening ? { ...last, rows: undefined } : last
  const shownColumns = columns.filter(({ id }) => layout.isShown(id))
  const { shown, all, total, before } = useShownRows(source, columns, shownColumns, list)
  const grid = useGrid({ columns: shownColumns, rows: shown, rowId: props.rowId, list })
  const selected = useSelection(source, props.rowId)
  const selection = bulkActions && selected
  const clearSelection = () => {
    selected.clear()
    // The bar goes, and would take the focus along.
    frame.current?.querySelector<HTMLElement>('thead input[type=checkbox]')?.focus()
  }
  const compact = layout.settings.density === 'compact'

  const waiting = source.rows === undefined && !source.error
  const filtered = shownColumns.some(({ filter }) => filter)
  const many = shown.length > plainRows
  const headRows = filtered ? 2 : 1
  const narrowed = list.search !== '' || !sameFilters(list)
  const drawn = shownColumns.length + (selection ? 1 : 0) + (props.rowActions ? 1 : 0)
  const look = {
    columns: shownColumns,
    rowName: props.rowName,
    compact,
    selection,
    actions: props.rowActions,
    headRows,
  }
  return (
    <Box>
      {(search || props.filters || props.toolbarEnd || props.tableKey !== null) && (
        <Flex wrap="wrap" align="center" gap="2" mb="3">
          {search && (
            <SearchBox
              label={intl.formatMessage(search.label)}
              value={list.search}
              delay={search.delay}
              onChange={(text) => list.change({ search: text }, { replace: true })}
            />
          )}
          {props.filters}
          <Flex ms="auto" gap="1" align="center" wrap="wrap">
            {props.tableKey !== null && (
              <TableTools
                list={list}
                layout={layout}
                columns={columns}
                rows={source.rows && all}
                fileName={props.tableKey}
              />
            )}
            {props.toolbarEnd}
          </Flex>
        </Flex>
      )}
      <Box bg="bg.panel" borderWidth="1px" rounded="l3" overflow="clip">
        {source.error && (
          <Box p="4" borderBottomWidth={source.rows ? '1px' : undefined}>
            <ErrorMessage error={source.error} onRetry={source.retry} />
          </Box>
        )}
        {(waiting || shown.length > 0 || (filtered && narrowed)) && (
          <Box
            ref={frame}
            overflow="auto"
            isolation="isolate"
            // How wide it is decides whether the buttons of the rows have words.
            containerType="inline-size"
            maxH="max(20rem, calc(100dvh - 6rem))"
            onScroll={({ currentTarget }) =>
              currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0)
            }
          >
            <Table.Root
              aria-label={intl.formatMessage(props.label)}
              aria-busy={source.fetching}
              aria-rowcount={many && total !== undefined ? headRows + total : undefined}
              size="sm"
              // A narrow frame scrolls rather than break every text into short lines.
              width={{ base: 'max', lg: 'full' }}
              minW="full"
              borderCollapse="separate"
              borderSpacing="0"
            >
              <TableHead
                heads={grid.heads}
                list={list}
                rows={grid.rows}
                source={source}
                selection={selection}
                hasActions={props.rowActions !== undefined}
                numbered={many}
              />
              {waiting ? (
                <WaitingBody rows={Math.min(list.size, 20)} cells={drawn} compact={compact} />
              ) : (
                <TableBody
                  rows={grid.rows}
                  look={look}
                  cells={drawn}
                  before={before}
                  old={source.old}
                  frame={frame}
                />
              )}
            </Table.Root>
          </Box>
        )}
        {total === 0 &&
          (narrowed ? (
            <NothingFound
              onClear={() => list.change({ search: '', filters: list.params.defaults.filters })}
            />
          ) : (
            props.empty
          ))}
        {selection && selection.rows.size > 0 && (
          <BulkBar
            count={selection.rows.size}
            actions={bulkActions.map(({ onSelect, ...action }) => ({
              ...action,
              onSelect: () => onSelect([...selection.rows.values()], clearSelection),
            }))}
            onClear={clearSelection}
          />
        )}
        {(waiting || (total !== undefined && total > 0)) && (
          <Pager
            list={intl.formatMessage(props.label)}
            page={list.page}
            size={list.size}
            sizes={list.params.sizes}
            total={total}
            onPage={(page) => list.change({ page })}
            onSize={(size) => list.change({ size })}
          />
        )}
      </Box>
      <TableStatus total={source.old ? undefined : total} sort={list.sort} columns={columns} />
    </Box>
  )
}

function sameFilters({ filters, params }: ListState): boolean {
  return Object.entries(filters).every(([name, value]) => value === params.defaults.filters[name])
}
