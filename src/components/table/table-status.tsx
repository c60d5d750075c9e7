import { Box } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { defineMessage, useIntl } from 'react-intl'
import type { Column } from './column.ts'
import { toSorting } from './use-list-table.ts'

type TableStatusProps<Row extends RowData> = {
  /** How many rows the list has; undefined while that is not known. */
  total: number | undefined
  sort: readonly string[]
  columns: readonly Column<Row>[]
}

/** Announces to screen readers how many rows a list has and how they are sorted, whenever that changes. */
export function TableStatus<Row extends RowData>({ total, sort, columns }: TableStatusProps<Row>) {
  const intl = useIntl()
  const order = toSorting(sort).flatMap(({ id, desc }) => {
    const column = columns.find((each) => each.id === id)
    if (!column) return []
    return intl.formatMessage(sortedBy, {
      column: intl.formatMessage(column.meta.label),
      desc: String(desc),
    })
  })
  return (
    <Box role="status" srOnly>
      {total !== undefined &&
        intl.formatList(
          [
            intl.formatMessage(rowCount, { total }),
            ...(total > 0 && order.length > 0 ? [intl.formatList(order)] : []),
          ],
          { type: 'unit' },
        )}
    </Box>
  )
}

const rowCount = defineMessage<{ total: number }>({
  defaultMessage: '{total, plural, =0 {No rows} one {# row} other {# rows}}',
  description: 'How many rows a list has, announced to screen readers; how it is sorted follows',
})

const sortedBy = defineMessage<{ column: string; desc: string }>({
  defaultMessage: '{desc, select, true {{column} descending} other {{column} ascending}}',
  description: 'How a list is sorted by one column, for screen readers',
})
