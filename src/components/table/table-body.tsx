import { Skeleton, Table } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { MissingPart } from '~/components/lazy/missing-part.tsx'
import { BodyRow, type RowsLook } from './body-row.tsx'
import { plainRows } from './table-look.ts'
import type { GridRow } from './use-grid.ts'

const VirtualRows = lazyPart(
  async () => (await import('./virtual-rows.tsx')).VirtualRows,
  () => <MissingPart />,
)

type TableBodyProps<Row> = {
  rows: readonly GridRow<Row>[]
  look: RowsLook<Row>
  /** How many cells a row has. */
  cells: number
  /** Rows in the list before the first of these. */
  before: number
  /** Whether the rows are those of an earlier question. */
  old: boolean
  /** What scrolls the rows. */
  frame: RefObject<HTMLDivElement | null>
}

/** The rows; of many rows only those in sight are drawn. */
export function TableBody<Row>({ rows, look, cells, before, old, frame }: TableBodyProps<Row>) {
  const many = rows.length > plainRows
  const plain = rows
    .slice(0, plainRows)
    .map((item, place) => (
      <BodyRow key={item.id} item={item} look={look} place={many ? before + place : undefined} />
    ))
  return (
    <Table.Body
      opacity={old ? 0.85 : 1}
      filter={old ? 'grayscale(1)' : undefined}
      transition="opacity 120ms"
    >
      {many ? (
        <VirtualRows
          fallback={plain}
          ids={rows.map(({ id }) => id)}
          cells={cells}
          columns={look.columns.map(({ id }) => id).join()}
          compact={look.compact}
          frame={frame}
        >
          {(index, ref) => (
            <BodyRow
              key={rows[index]!.id}
              ref={ref}
              item={rows[index]!}
              look={look}
              place={before + index}
              index={index}
            />
          )}
        </VirtualRows>
      ) : (
        plain
      )}
    </Table.Body>
  )
}

/** Rows that are on their way, as high as those that come. */
export function WaitingBody(props: { rows: number; cells: number; compact: boolean }) {
  return (
    <Table.Body>
      {Array.from({ length: props.rows }, (_, row) => (
        <Table.Row key={row}>
          {Array.from({ length: props.cells }, (_, cell) => (
            <Table.Cell px="3" py="0.5" h={props.compact ? '8' : '10'} key={cell}>
              <Skeleton height="4" width={cell === 0 ? '60%' : '40%'} />
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  )
}
