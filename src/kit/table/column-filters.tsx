'use no memo' // The columns are TanStack Table's instances, which change inside.

import type { Column as TableColumn, RowData } from '@tanstack/react-table'
import { defineMessage, defineMessages, useIntl, type IntlShape } from 'react-intl'
import { css } from '~/styled-system/css'
import { collator, type Features } from './column.ts'
import { Chip, ChipInput, ChipSelect } from './filter-chip.tsx'
import { useDelayedText } from './search-box.tsx'
import type { ListState } from './use-list-state.ts'

type FilterColumn<Row extends RowData> = TableColumn<Features, Row>

type ColumnFiltersProps<Row extends RowData> = {
  /** The columns that are shown. */
  columns: readonly FilterColumn<Row>[]
  list: ListState
}

/** The filters of the columns that have one. */
export function ColumnFilters<Row extends RowData>({ columns, list }: ColumnFiltersProps<Row>) {
  const intl = useIntl()
  return columns.map((column) => {
    const { filter, label } = column.columnDef.meta ?? {}
    if (!filter || !label) return null
    const name = intl.formatMessage(label)
    const shared = {
      label: intl.formatMessage(filterBy, { column: name }),
      value: list.filters[column.id] ?? '',
      onChange: (value: string) =>
        list.change({ filters: { [column.id]: value } }, { replace: filter.kind === 'text' }),
    }
    return (
      <Chip key={column.id} label={label} active={shared.value !== ''}>
        {filter.kind === 'text' ? (
          <TextFilter {...shared} pauseMs={filter.pauseMs} />
        ) : (
          <ChoiceFilter
            {...shared}
            choices={choicesInOrder(
              column.getFacetedUniqueValues().keys() as Iterable<string>,
              intl,
            )}
          />
        )}
      </Chip>
    )
  })
}

/** The choices of a column's filter, each once, in the order of the language. */
export const choicesInOrder = (texts: Iterable<string>, intl: IntlShape): string[] =>
  [...texts].filter((text) => text !== '').toSorted(collator(intl).compare)

type TextFilterProps = {
  label: string
  value: string
  /** How long a pause ends the typing. */
  pauseMs: number
  onChange: (value: string) => void
}

/** A field that keeps the rows whose column contains its text. */
function TextFilter({ label, value, pauseMs, onChange }: TextFilterProps) {
  const intl = useIntl()
  const { field } = useDelayedText(value, pauseMs, onChange)
  return (
    <ChipInput
      type="search"
      className={css({ w: '28' })}
      aria-label={label}
      placeholder={intl.formatMessage(messages.filter)}
      {...field}
    />
  )
}

type ChoiceFilterProps = {
  label: string
  value: string
  choices: readonly string[]
  onChange: (value: string) => void
}

/** A choice that keeps the rows whose column has exactly this text. */
function ChoiceFilter({ label, value, choices, onChange }: ChoiceFilterProps) {
  const intl = useIntl()
  const known = value === '' || choices.includes(value) ? choices : [value, ...choices]
  return (
    <ChipSelect
      aria-label={label}
      shown={value || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{intl.formatMessage(messages.any)}</option>
      {known.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </ChipSelect>
  )
}

const filterBy = defineMessage<{ column: string }>({
  defaultMessage: 'Filter by {column}',
  description: 'Labels the filter of a column for screen readers',
})

const messages = defineMessages({
  filter: { defaultMessage: 'Filter', description: 'In the empty filter field of a column' },
  any: { defaultMessage: 'Any', description: 'Choice of a column’s filter: do not filter' },
})
