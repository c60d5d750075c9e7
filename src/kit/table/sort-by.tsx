import type { RowData } from '@tanstack/react-table'
import { defineMessage, useIntl } from 'react-intl'
import type { Column } from './column.ts'
import { Chip, ChipSelect } from './filter-chip.tsx'
import { sortInWords } from './table-status.tsx'
import type { ListState } from './use-list-state.ts'

type SortByProps<Row extends RowData> = {
  columns: readonly Column<Row>[]
  list: ListState
}

/** What a list is sorted by, on a phone, which has no room for headings. */
export function SortBy<Row extends RowData>({ columns, list }: SortByProps<Row>) {
  const intl = useIntl()
  const label = intl.formatMessage(sortBy)
  const orderOf = (sort: string) => sortInWords([sort], columns, intl)[0]
  const [first = ''] = list.sort
  const [id, direction] = first.split(',')
  const shown = columns.find((column) => column.id === id)
  const isDown = direction === 'desc'
  const sorts = columns
    .filter(({ id }) => list.params.sortable.includes(id))
    .flatMap(({ id }) => [`${id},asc`, `${id},desc`])
  return (
    <Chip label={sortBy} active={false}>
      <ChipSelect
        aria-label={label}
        shown={shown && `${isDown ? '↓' : '↑'} ${intl.formatMessage(shown.meta.label)}`}
        value={sorts.includes(first) ? first : ''}
        onChange={({ target }) => list.change({ sort: [target.value] })}
      >
        <option value="" hidden>
          {label}
        </option>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {orderOf(sort)}
          </option>
        ))}
      </ChipSelect>
    </Chip>
  )
}

export const sortBy = defineMessage({
  defaultMessage: 'Sort by',
  description: 'Labels the choice of what a list is sorted by',
})
