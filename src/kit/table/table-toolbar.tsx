import type { RowData } from '@tanstack/react-table'
import type { ComponentProps, ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Box, Flex } from '~/styled-system/jsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useWide } from './row-actions.tsx'
import { SearchBox } from './search-box.tsx'
import { TableTools } from './table-tools.tsx'
import type { ShownList } from './use-list.ts'

// Without it the list keeps its order, until the connection returns.
const SortBy = lazyPart(async () => (await import('./sort-by.tsx')).SortBy, null)

export type ToolbarContent = {
  /** The search field, with its typing pause and what local rows are searched for. */
  search?: { label: MessageDescriptor; pauseMs?: number; read?: (typed: string) => string }
  /** The page's own filters, beside the search. */
  filters?: ReactNode
  /** At the end of the toolbar, beside the tools. */
  toolbarEnd?: ReactNode
}

type TableToolbarProps<Row extends RowData> = ToolbarContent & {
  list: ShownList<Row>
  /** Whether the list has too few rows to be sorted on a phone. */
  short: boolean
  /** The filters of columns. */
  columnFilters: ReactNode
  /** Undefined for a table that has none. */
  tools: ComponentProps<typeof TableTools<Row>> | undefined
}

/** The toolbar of a table, in one row: search and filters at the start, tools at the end. */
export function TableToolbar<Row extends RowData>(props: TableToolbarProps<Row>) {
  const { search, filters, columnFilters, toolbarEnd, list, tools } = props
  const { label, sortable } = list.declared
  const intl = useIntl()
  const sorts = !useWide() && sortable.length > 0 && !props.short
  if (!sorts && !search && !filters && !columnFilters && !toolbarEnd && !tools) return null
  return (
    <Flex wrap="wrap" align="center" gap="2" mb="3" _print={{ display: 'none' }}>
      {search && (
        <SearchBox
          label={intl.formatMessage(search.label)}
          value={list.search}
          pauseMs={search.pauseMs}
          onChange={(text) => list.change({ search: text }, { replace: true })}
        />
      )}
      {filters}
      {columnFilters}
      {sorts && (
        // Beside the tools. Another table of the section has the same choice.
        <Box flex="1" minW="32" h="9" role="group" aria-label={intl.formatMessage(label)}>
          <SortBy list={list as ShownList<RowData>} />
        </Box>
      )}
      <Flex ms="auto" gap="1" align="center">
        {tools && <TableTools<Row> {...tools} />}
        {toolbarEnd}
      </Flex>
    </Flex>
  )
}
