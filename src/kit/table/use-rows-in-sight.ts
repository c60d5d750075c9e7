'use no memo' // The virtualizer changes inside; the compiler would keep the first rows.

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

type RowsInSightOptions = {
  /** One for each row. */
  ids: readonly string[]
  /** What scrolls the rows. */
  frame: RefObject<HTMLElement | null>
  /** How high a row is before it is drawn, in pixels. */
  estimate: (index: number) => number
  /** How many rows are drawn around those in sight. */
  overscan: number
}

/**
 * The rows in sight and some around them, each with the room above it that stands for rows that are not drawn. A row is
 * measured through `measure` and has its index as `data-index`.
 */
export function useRowsInSight<Row extends HTMLElement>(options: RowsInSightOptions) {
  const { ids, frame, estimate, overscan } = options
  const virtualizer = useVirtualizer<HTMLElement, Row>({
    count: ids.length,
    getScrollElement: () => frame.current,
    estimateSize: estimate,
    getItemKey: (index) => ids[index]!,
    overscan,
    rangeExtractor: (range) => {
      // The row that has the focus stays, else the focus would go with it.
      const row = frame.current?.querySelector<HTMLElement>('[data-index]:focus-within')
      const focused = Number(row?.dataset['index'] ?? NaN)
      const drawn = defaultRangeExtractor(range)
      if (!(focused < range.count)) return drawn
      return [...new Set([...drawn, focused])].toSorted((a, b) => a - b)
    },
    // The frame is never higher than the window, so the first pass draws what the measured one needs.
    initialRect: { width: 0, height: window.innerHeight },
  })
  const items = virtualizer.getVirtualItems()
  return {
    rows: items.map(({ index, start }, position) => ({
      index,
      gapBefore: start - (items[position - 1]?.end ?? 0),
    })),
    gapAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  }
}
