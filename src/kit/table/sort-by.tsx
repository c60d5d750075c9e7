import type { RowData } from '@tanstack/react-table'
import { useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { Chip, ChipSelect } from './filter-chip.tsx'
import { sortInWords } from './table-status.tsx'
import type { ShownList } from './use-list.ts'

/** Chooses the sort order of a list on a phone, which has no room for headings. */
export function SortBy<Row extends RowData>({ list }: { list: ShownList<Row> }) {
  const intl = useIntl()
  const { columns, sortable } = list.declared
  const label = intl.formatMessage(words.sortBy)
  const orderOf = (sort: string) => sortInWords([sort], columns, intl)[0]
  const [first = ''] = list.sort
  const [id, direction] = first.split(',')
  const shown = columns.find((column) => column.id === id)
  const isDown = direction === 'desc'
  const sorts = columns
    .filter(({ id }) => sortable.includes(id))
    .flatMap(({ id }) => [`${id},asc`, `${id},desc`])
  return (
    // Visually, the arrow says it: a phone has no room for both.
    <Chip {...(!shown && { label: words.sortBy })} active={false}>
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
