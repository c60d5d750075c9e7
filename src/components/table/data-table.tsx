'use no memo' // TanStack Table's instances change inside; the compiler would keep stale cells.

import { Box, Skeleton, Table } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import {
  createColumnHelper,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { useEffect, type ReactNode } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { ErrorMessage } from '~/components/feedback/error-message.tsx'
import { ColumnHeader } from './column-header.tsx'
import { Pager } from './pager.tsx'
import { pageCountOf } from './paging.ts'
import { SearchBox } from './search-box.tsx'
import { fromSorting, toSorting } from './sorting.ts'
import type { ListState } from './use-list-state.ts'

const features = tableFeatures({ rowSortingFeature })

/** Declares the columns of a list. The id of a sortable column is the server's name for it. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()

type Page<Row> = { rows: readonly Row[]; total: number }

type DataTableProps<Row extends RowData, Data> = {
  /** Names the table for screen readers. */
  label: string
  columns: readonly ColumnDef<typeof features, Row, unknown>[]
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >
  /** Takes the rows of this page and the number of all rows out of the answer. */
  select: (data: Data) => Page<Row>
  rowId: (row: Row) => string
  list: ListState
  /** Labels the search box. */
  searchLabel: string
  /** Shown instead of rows when there are none at all. */
  empty: ReactNode
}

/** The one table: server paging, sorting and search, all in the URL. Old rows stay, dimmed, while new ones load. */
export function DataTable<Row extends RowData, Data>(props: DataTableProps<Row, Data>) {
  const { columns, list, query } = props
  const intl = useIntl()
  const page = query.data === undefined ? undefined : props.select(query.data)
  const table = useTable({
    features,
    columns,
    data: page?.rows ?? noRows,
    getRowId: props.rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { sorting: toSorting(list.sort) },
    onSortingChange: (updater) =>
      list.change({ sort: fromSorting(functionalUpdate(updater, toSorting(list.sort))) }),
  })
  const lastPage = pageCountOf(page?.total ?? 0, list.size) - 1
  const beyond = page !== undefined && !query.isPlaceholderData && list.page > lastPage
  useEffect(() => {
    if (beyond) list.change({ page: lastPage }, { replace: true })
  })
  const waiting = page === undefined && !query.error
  const stale = query.isPlaceholderData && query.isFetching

  return (
    <Box>
      <SearchBox
        label={props.searchLabel}
        value={list.search}
        onChange={(search) => list.change({ search }, { replace: true })}
      />
      <Box bg="bg.panel" borderWidth="1px" rounded="l3" overflow="hidden">
        {query.error && (
          <Box p="4" borderBottomWidth={page ? '1px' : undefined}>
            <ErrorMessage error={query.error} onRetry={() => void query.refetch()} />
          </Box>
        )}
        {(waiting || (page && page.rows.length > 0)) && (
          <Table.ScrollArea>
            <Table.Root aria-label={props.label} aria-busy={query.isFetching} size="sm">
              <Table.Header>
                {table.getHeaderGroups().map((group) => (
                  <Table.Row key={group.id}>
                    {group.headers.map((header) => (
                      <ColumnHeader
                        key={header.id}
                        sorted={header.column.getIsSorted()}
                        onSort={
                          header.column.getCanSort()
                            ? (event) => header.column.toggleSorting(undefined, event.shiftKey)
                            : undefined
                        }
                      >
                        <table.FlexRender header={header} />
                      </ColumnHeader>
                    ))}
                  </Table.Row>
                ))}
              </Table.Header>
              <Table.Body
                opacity={stale ? 0.85 : 1}
                filter={stale ? 'grayscale(1)' : undefined}
                transition="opacity 120ms"
              >
                {waiting
                  ? Array.from({ length: Math.min(list.size, 20) }, (_, row) => (
                      <Table.Row key={row}>
                        {columns.map((_, cell) => (
                          <Table.Cell px="3" key={cell}>
                            <Skeleton height="5" width={cell === 0 ? '60%' : '40%'} />
                          </Table.Cell>
                        ))}
                      </Table.Row>
                    ))
                  : table.getRowModel().rows.map((row) => (
                      <Table.Row key={row.id}>
                        {row.getAllCells().map((cell) => (
                          <Table.Cell px="3" key={cell.id}>
                            <table.FlexRender cell={cell} />
                          </Table.Cell>
                        ))}
                      </Table.Row>
                    ))}
              </Table.Body>
            </Table.Root>
          </Table.ScrollArea>
        )}
        {page?.rows.length === 0 && page.total === 0 && props.empty}
        {(waiting || (page && page.total > 0)) && (
          <Pager
            page={list.page}
            size={list.size}
            total={page?.total}
            onPage={(target) => list.change({ page: target })}
            onSize={(size) => list.change({ size })}
          />
        )}
      </Box>
      <Box role="status" srOnly>
        {page && !query.isFetching && intl.formatMessage(rowCount, { total: page.total })}
      </Box>
    </Box>
  )
}

const noRows: never[] = []

const rowCount = defineMessage<{ total: number }>({
  defaultMessage: '{total, plural, =0 {No rows} one {# row} other {# rows}}',
  description: 'Announced to screen readers when a list has loaded',
})
