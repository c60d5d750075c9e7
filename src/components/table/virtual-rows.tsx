'use no memo' // The virtualiser changes inside; the compiler would keep the first rows.

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type ReactNode, type Ref, type RefObject } from 'react'

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
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: ids.length,
    getScrollElement: () => frame.current,
    estimateSize: () => (compact ? rowHeight.compact : rowHeight.comfortable),
    getItemKey: (index) => ids[index]!,
    overscan: 15,
    rangeExtractor: (range) => {
      // The row that has the focus stays, else the focus would go with it.
      const focused = frame.current?.querySelector<HTMLElement>('tr:focus-within')?.dataset['index']
      const drawn = defaultRangeExtractor(range)
      if (focused === undefined || Number(focused) >= range.count) return drawn
      return [...new Set([...drawn, Number(focused)])].toSorted((a, b) => a - b)
    },
    // The frame is never higher than the window, so the first pass draws what the measured one needs.
    initialRect: { width: 0, height: window.innerHeight },
  })
  const items = virtualizer.getVirtualItems()
  return (
    <>
      {items.map(({ index, start }, place) => (
        <Fragment key={ids[index]}>
          <Gap height={start - (items[place - 1]?.end ?? 0)} cells={cells} />
          {children(index, virtualizer.measureElement)}
        </Fragment>
      ))}
      <Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} cells={cells} />
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
