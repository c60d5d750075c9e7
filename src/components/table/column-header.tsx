import { Box, Button, Table } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import { edge, headCell } from './table-look.ts'
import type { Head } from './use-grid.ts'

type ColumnHeaderProps<Row> = {
  head: Head<Row>
  /** Whether it is the first column, which stays at the edge when the table is scrolled sideways. */
  first: boolean
  /** How many columns the list is sorted by. */
  sortCount: number
}

/** A column's heading: a button where the column can be sorted. */
export function ColumnHeader<Row>({ head, first, sortCount }: ColumnHeaderProps<Row>) {
  const intl = useIntl()
  const { column, sorted, sortIndex, onSort } = head
  const label = intl.formatMessage(column.label)
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown
  return (
    <Table.ColumnHeader
      scope="col"
      {...headCell}
      {...(first && edge)}
      textAlign={column.align}
      // One column alone may carry it: that which sorts first.
      aria-sort={sorted && sortIndex === 0 ? orders[sorted] : undefined}
    >
      {onSort ? (
        <Button
          variant="plain"
          size="xs"
          mx="-2.5"
          color={sorted ? 'fg' : 'fg.muted'}
          onClick={onSort}
          css={{ '& svg': { opacity: sorted ? 1 : 0.35 }, '&:hover svg': { opacity: 1 } }}
        >
          {label}
          <Arrow aria-hidden />
          {sorted && sortCount > 1 && (
            <Box as="span" aria-hidden ms="-1" fontVariantNumeric="tabular-nums">
              {intl.formatNumber(sortIndex + 1)}
            </Box>
          )}
        </Button>
      ) : (
        label
      )}
    </Table.ColumnHeader>
  )
}

const orders = { asc: 'ascending', desc: 'descending' } as const
