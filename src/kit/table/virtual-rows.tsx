import { Fragment, type ReactNode, type Ref, type RefObject } from 'react'
import { useRowsInSight } from './use-rows-in-sight.ts'

type VirtualRowsProps = {
  ids: readonly string[]
  /** How many cells a row has. */
  cells: number
  compact: boolean
  /** What scrolls the rows. */
  frame: RefObject<HTMLDivElement | null>
  /** Draws the row at an index; its height is measured through the ref. */
  children: (index: number, ref: Ref<HTMLTableRowElement>) => ReactNode
}

/** In pixels, before a row is measured. */
const rowHeight = { compact: 33, comfortable: 41 }

/** The rows in sight and some around them; empty rows stand for the others. */
export function VirtualRows({ ids, cells, compact, frame, children }: VirtualRowsProps) {
  const { rows, gapAfter, measure } = useRowsInSight<HTMLTableRowElement>({
    ids,
    frame,
    estimate: () => (compact ? rowHeight.compact : rowHeight.comfortable),
    overscan: 15,
  })
  return (
    <>
      {rows.map(({ index, gapBefore }) => (
        <Fragment key={ids[index]}>
          <Gap height={gapBefore} cells={cells} />
          {children(index, measure)}
        </Fragment>
      ))}
      <Gap height={gapAfter} cells={cells} />
    </>
  )
}

/** Stands for rows that are not drawn. */
function Gap({ height, cells }: { height: number; cells: number }) {
  return height > 0 ? (
    <tr aria-hidden data-gap style={{ height }}>
      <td colSpan={cells}>{null}</td>
    </tr>
  ) : null
}
