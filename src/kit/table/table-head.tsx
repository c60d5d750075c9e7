'use no memo' // The columns are TanStack Table's instances, which change inside.

import type { Column as TableColumn, RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { styled } from '~/styled-system/jsx'
import type { Features } from './column.ts'
import { useWide } from './row-actions.tsx'
import { SelectBox } from './table-rows.tsx'
import type { ListState } from './use-list-state.ts'

type HeadColumn<Row extends RowData> = TableColumn<Features, Row>

type TableHeadProps<Row extends RowData> = {
  columns: readonly HeadColumn<Row>[]
  nameColumn: string
  list: ListState
  /** The box that selects all rows shown; undefined where rows cannot be selected. */
  selectAll: { checked: boolean | null; onChange: (checked: boolean) => void } | undefined
  hasActions: boolean
  /** Whether the rows have numbers, because not all are drawn. */
  numbered: boolean
}

/** The headings, which stay at the top of the frame. */
export function TableHead<Row extends RowData>(props: TableHeadProps<Row>) {
  const { columns, list, selectAll, hasActions } = props
  // A phone shows only the box; its choice of the order is above the list.
  const wide = useWide()
  return (
    <thead>
      <tr aria-rowindex={props.numbered ? 1 : undefined}>
        {selectAll && (
          <th data-cell="select">
            <SelectBox name={undefined} {...selectAll} />
          </th>
        )}
        {columns.map((column) => (
          <Heading
            key={column.id}
            column={column}
            cell={column.id === props.nameColumn ? 'name' : undefined}
            sortable={wide && list.declared.sortable.includes(column.id)}
            sortCount={list.sort.length}
          />
        ))}
        {hasActions && (
          <th scope="col" data-cell="actions">
            <styled.span srOnly>
              <FormattedMessage {...messages.actions} />
            </styled.span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type HeadingProps<Row extends RowData> = {
  column: HeadColumn<Row>
  cell: string | undefined
  sortable: boolean
  /** How many columns the list is sorted by. */
  sortCount: number
}

/** A column's heading: a button where the column can be sorted. With Shift the column is added to the sort. */
function Heading<Row extends RowData>({ column, cell, sortable, sortCount }: HeadingProps<Row>) {
  const intl = useIntl()
  const { meta } = column.columnDef
  const sorted = column.getIsSorted()
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown
  const label = meta && intl.formatMessage(meta.label)
  return (
    <th
      scope="col"
      data-cell={cell}
      data-align={meta?.align}
      // Only one column may carry it: the first of the sort.
      aria-sort={sorted && column.getSortIndex() === 0 ? orders[sorted] : undefined}
    >
      {sortable ? (
        <button
          type="button"
          data-sort={sorted || 'none'}
          onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}
        >
          {label}
          <Arrow aria-hidden />
          {sorted && sortCount > 1 && (
            <span aria-hidden>{intl.formatNumber(column.getSortIndex() + 1)}</span>
          )}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

const orders = { asc: 'ascending', desc: 'descending' } as const

const messages = defineMessages({
  actions: { defaultMessage: 'Actions', description: 'Heading of the buttons of each row' },
})
