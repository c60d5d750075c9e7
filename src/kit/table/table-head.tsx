'use no memo' // The columns are TanStack Table's instances, which change inside.

import { css } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import type { Column as TableColumn, RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type IntlShape,
} from 'react-intl'
import { Input } from '~/kit/form/input.tsx'
import { Select } from '~/kit/form/select.tsx'
import { collator, type Features } from './column.ts'
import { useDelayedText } from './search-box.tsx'
import { SelectBox } from './table-rows.tsx'
import type { ListState } from './use-list-state.ts'

type HeadColumn<Row extends RowData> = TableColumn<Features, Row>

type TableHeadProps<Row extends RowData> = {
  columns: readonly HeadColumn<Row>[]
  list: ListState
  /** The box that selects all rows shown; undefined where rows cannot be selected. */
  selectAll: { checked: boolean | null; onChange: (checked: boolean) => void } | undefined
  hasActions: boolean
  /** Whether the rows have numbers, because not all are drawn. */
  numbered: boolean
}

/** The headings, which stay at the top of the frame, and the filters of the columns that have one. */
export function TableHead<Row extends RowData>(props: TableHeadProps<Row>) {
  const intl = useIntl()
  const { columns, list, selectAll, hasActions } = props
  const cellOf = (place: number) => (place === 0 ? 'name' : undefined)
  return (
    <thead>
      <tr aria-rowindex={props.numbered ? 1 : undefined}>
        {selectAll && (
          <th data-cell="select">
            <SelectBox name={undefined} {...selectAll} />
          </th>
        )}
        {columns.map((column, place) => (
          <Heading
            key={column.id}
            column={column}
            cell={cellOf(place)}
            sortable={list.params.sortable.includes(column.id)}
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
      {hasFilters(columns) && (
        <tr aria-rowindex={props.numbered ? 2 : undefined}>
          {selectAll && <td data-cell="select">{null}</td>}
          {columns.map((column, place) => (
            <td key={column.id} data-cell={cellOf(place)} data-label={filterLabel(column, intl)}>
              <Filter column={column} list={list} />
            </td>
          ))}
          {hasActions && <td data-cell="actions">{null}</td>}
        </tr>
      )}
    </thead>
  )
}

/** Whether the head has a second row, with filters. */
export const hasFilters = <Row extends RowData>(columns: readonly HeadColumn<Row>[]) =>
  columns.some(({ columnDef }) => columnDef.meta?.filter)

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

/** On a phone the filters are below each other, away from the headings of their columns. */
function filterLabel<Row extends RowData>(
  { columnDef: { meta } }: HeadColumn<Row>,
  intl: IntlShape,
) {
  return meta?.filter ? intl.formatMessage(meta.label) : undefined
}

function Filter<Row extends RowData>(props: { column: HeadColumn<Row>; list: ListState }) {
  const { column, list } = props
  const intl = useIntl()
  const { filter, label } = column.columnDef.meta ?? {}
  if (!filter || !label) return null
  const shared = {
    column: intl.formatMessage(label),
    value: list.filters[column.id] ?? '',
    onChange: (value: string) =>
      list.change({ filters: { [column.id]: value } }, { replace: filter.kind === 'text' }),
  }
  return filter.kind === 'text' ? (
    <TextFilter {...shared} pauseMs={filter.pauseMs} />
  ) : (
    <ChoiceFilter
      {...shared}
      choices={choicesInOrder(column.getFacetedUniqueValues().keys() as Iterable<string>, intl)}
    />
  )
}

/** The choices of a column's filter, each once, in the order of the language. */
export const choicesInOrder = (texts: Iterable<string>, intl: IntlShape): string[] =>
  [...texts].filter((text) => text !== '').toSorted(collator(intl).compare)

const orders = { asc: 'ascending', desc: 'descending' } as const

type TextFilterProps = {
  /** What the column is called. */
  column: string
  value: string
  /** How long a pause ends the typing. */
  pauseMs: number
  onChange: (value: string) => void
}

/** A field in a column's heading that keeps the rows containing its text. */
function TextFilter({ column, value, pauseMs, onChange }: TextFilterProps) {
  const intl = useIntl()
  const { field } = useDelayedText(value, pauseMs, onChange)
  return (
    <Input
      size="xs"
      type="search"
      className={css({ bg: 'bg.panel', minW: '28', maxW: '64', fontWeight: 'normal' })}
      aria-label={intl.formatMessage(filterBy, { column })}
      placeholder={intl.formatMessage(messages.filter)}
      {...field}
    />
  )
}

type ChoiceFilterProps = {
  column: string
  value: string
  choices: readonly string[]
  onChange: (value: string) => void
}

/** A choice in a column's heading that keeps the rows with exactly this text. */
function ChoiceFilter({ column, value, choices, onChange }: ChoiceFilterProps) {
  const intl = useIntl()
  const known = value === '' || choices.includes(value) ? choices : [value, ...choices]
  return (
    <Select
      size="xs"
      className={css({ minW: '28', maxW: '64', bg: 'bg.panel', color: 'fg', fontWeight: 'normal' })}
      aria-label={intl.formatMessage(filterBy, { column })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{intl.formatMessage(messages.any)}</option>
      {known.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  )
}

const filterBy = defineMessage<{ column: string }>({
  defaultMessage: 'Filter by {column}',
  description: 'Labels the filter of a column for screen readers',
})

const messages = defineMessages({
  actions: { defaultMessage: 'Actions', description: 'Heading of the buttons of each row' },
  filter: { defaultMessage: 'Filter', description: 'In the empty filter field of a column' },
  any: { defaultMessage: 'Any', description: 'Choice of a column’s filter: do not filter' },
})
