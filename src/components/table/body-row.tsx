import { Table } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { textOf, type Column } from './columns.ts'
import type { RowAction } from './row-action.ts'
import { RowActions } from './row-actions.tsx'
import { SelectBox } from './select-box.tsx'
import { edge, farEdge } from './table-look.ts'
import type { GridRow } from './use-grid.ts'
import type { Selection } from './use-selection.ts'

/** What all rows of a table have in common. */
export type RowsLook<Row> = {
  columns: readonly Column<Row>[]
  rowName: (row: Row) => string
  compact: boolean
  selection: Selection<Row> | undefined
  actions: ((row: Row) => RowAction[]) | undefined
  /** Rows of the table before the first of these: its head. */
  headRows: number
}

type BodyRowProps<Row> = {
  item: GridRow<Row>
  look: RowsLook<Row>
  /** The row's place in the whole list, from 0, where not all rows are drawn. */
  place?: number | undefined
  /** For the virtualiser: the row's place among the rows of the page. */
  index?: number
  ref?: Ref<HTMLTableRowElement>
}

/** A row of the table. */
export function BodyRow<Row>({ item, look, place, index, ref }: BodyRowProps<Row>) {
  const intl = useIntl()
  const { id, row } = item
  const selected = look.selection?.rows.has(id) ?? false
  const py = look.compact ? '0.5' : '1.5'
  const bg = selected ? 'teal.subtle' : 'bg.panel'
  return (
    <Table.Row
      ref={ref}
      bg={bg}
      data-index={index}
      aria-rowindex={place === undefined ? undefined : look.headRows + place + 1}
      css={{ '&:hover > td': { bg: selected ? 'teal.subtle' : 'bg.subtle' } }}
    >
      {look.selection && (
        <Table.Cell ps="3" pe="0" py={py} width="0">
          <SelectBox
            name={look.rowName(row)}
            checked={selected}
            onChange={(checked) => look.selection?.set([item], checked)}
          />
        </Table.Cell>
      )}
      {look.columns.map((column, at) => (
        <Table.Cell
          key={column.id}
          px="3"
          py={py}
          h={look.compact ? '8' : '10'}
          maxW={{ base: '72', lg: 'none' }}
          textAlign={column.align}
          fontVariantNumeric="tabular-nums"
          {...(at === 0 && { ...edge, bg, minW: '36', overflowWrap: 'anywhere' })}
        >
          {/* A name keeps its own direction: the full stop of an English one would leap to its front. */}
          {column.cell ? column.cell(row) : <bdi>{textOf(column, row, intl)}</bdi>}
        </Table.Cell>
      ))}
      {look.actions && (
        <Table.Cell px="3" py="0.5" width="0" bg={bg} {...farEdge}>
          <RowActions
            actions={look.actions(row).filter(({ hidden }) => !hidden)}
            rowName={look.rowName(row)}
            compact={look.compact}
          />
        </Table.Cell>
      )}
    </Table.Row>
  )
}
