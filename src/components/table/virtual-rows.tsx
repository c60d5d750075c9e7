'use no memo' // The virtualiser changes inside; the compiler would keep the first rows.

import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, type ReactNode, type Ref, type RefObject } from 'react'

type VirtualRowsProps = {
  ids: readonly string[]
  /** How many cells a row has. */
  cells: number
  /** The columns that are shown, as a text that differs for other columns. */
  columns: string
  compact: boolean
  /** What scrolls the rows. */
  frame: RefObject<HTMLDivElement | null>
  /** Draws the row at an index; its height is measured through the ref. */
  children: (index: number, ref: Ref<HTMLTableRowElement>) => ReactNode
}

/** The rows in sight and some around them; empty rows stand for the others. */
export function VirtualRows({ ids, cells, columns, compact, frame, children }: VirtualRowsProps) {
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: ids.length,
    getScrollElement: () => frame.current,
    estimateSize: () => (compact ? 33 : 41),
    getItemKey: (index) => ids[index]!,
    overscan: 15,
    // The frame is never higher than the window, so the first pass draws what the measured one needs.
    initialRect: { width: 0, height: window.innerHeight },
  })
  useFixedColumns(frame, columns)
  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  return (
    <>
      <Gap height={first?.start ?? 0} cells={cells} />
      {items.map(({ index }) => children(index, virtualizer.measureElement))}
      <Gap height={last ? virtualizer.getTotalSize() - last.end : 0} cells={cells} />
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

/** Keeps the columns as wide as the first rows make them; otherwise they would move with each set of rows. */
function useFixedColumns(frame: RefObject<HTMLDivElement | null>, columns: string) {
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table')
    if (!table) return
    const heads = [...table.querySelectorAll<HTMLElement>('thead tr:first-child > th')]
    const total = table.offsetWidth
    const widths = heads.map((head) => head.offsetWidth)
    for (const [index, head] of heads.entries())
      head.style.width = `${(widths[index]! / total) * 100}%`
    Object.assign(table.style, { tableLayout: 'fixed', minWidth: `min(${total}px, 60rem)` })
    return () => {
      for (const head of heads) head.style.width = ''
      Object.assign(table.style, { tableLayout: '', minWidth: '' })
    }
  }, [frame, columns])
}
