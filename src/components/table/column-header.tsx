import { Button, Table } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'

type ColumnHeaderProps = {
  sorted: false | 'asc' | 'desc'
  /** Given for a column that can be sorted. With Shift the column is added to those sorted already. */
  onSort: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

/** A column's heading: a button where the column can be sorted. */
export function ColumnHeader({ sorted, onSort, children }: ColumnHeaderProps) {
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown
  return (
    <Table.ColumnHeader
      scope="col"
      px="3"
      py="1"
      bg="bg.subtle"
      color="fg.muted"
      textStyle="xs"
      fontWeight="medium"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
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
          {children}
          <Arrow aria-hidden />
        </Button>
      ) : (
        children
      )}
    </Table.ColumnHeader>
  )
}
