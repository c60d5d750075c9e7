'use no memo' // The virtualizer changes inside; the compiler would keep the first rows.

import { Box, chakra } from '@chakra-ui/react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useRef, type ReactNode } from 'react'

/** Longer lists render only the visible rows. */
const maxPlainRows = 100

type VirtualListProps = {
  /** The accessible name of the list. */
  label: string
  /** One for each row. */
  ids: readonly string[]
  /** The height of a row before it is measured, in pixels. */
  estimate: (index: number) => number
  /** The content of a row. */
  children: (index: number) => ReactNode
}

/** A scrolling list that stays fast with ten thousand rows. */
export function VirtualList({ label, ids, estimate, children }: VirtualListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const many = ids.length > maxPlainRows
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={label}
      // For the arrow keys.
      tabIndex={0}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      overflowY="auto"
      maxH={{ base: 'max({sizes.xs}, calc(100dvh - {sizes.48}))', _print: 'none' }}
      css={{ '& > ul > li:not([aria-hidden])': { borderBottomWidth: '1px' } }}
    >
      <chakra.ul listStyleType="none">
        {many ? (
          <Rows frame={frame} {...{ ids, estimate, children }} />
        ) : (
          ids.map((id, index) => <li key={id}>{children(index)}</li>)
        )}
      </chakra.ul>
    </Box>
  )
}

type RowsProps = Omit<VirtualListProps, 'label'> & {
  frame: { readonly current: HTMLDivElement | null }
}

function Rows({ ids, estimate, children, frame }: RowsProps) {
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: ids.length,
    getScrollElement: () => frame.current,
    estimateSize: estimate,
    getItemKey: (index) => ids[index]!,
    overscan: 10,
    rangeExtractor: (range) => {
      // Keep the focused row, or the focus would be lost with it.
      const row = frame.current?.querySelector<HTMLElement>('li:focus-within')?.dataset['index']
      const drawn = defaultRangeExtractor(range)
      if (row === undefined || Number(row) >= range.count) return drawn
      return [...new Set([...drawn, Number(row)])].toSorted((a, b) => a - b)
    },
    // The frame is never higher than the window, so the first pass renders enough rows to measure.
    initialRect: { width: 0, height: window.innerHeight },
  })
  const items = virtualizer.getVirtualItems()
  return (
    <>
      {items.map(({ index, start }, place) => (
        <Fragment key={ids[index]}>
          <Gap height={start - (items[place - 1]?.end ?? 0)} />
          <li
            ref={virtualizer.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={ids.length}
          >
            {children(index)}
          </li>
        </Fragment>
      ))}
      <Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </>
  )
}

/** Space for rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? <li aria-hidden style={{ height }} /> : null
