import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { showMore, shownCount } from './messages.ts'

type GrowingListProps<Item> = {
  items: readonly Item[]
  /** How many items to show at first, and per press of the button. */
  step: number
  /** Renders the items as cards, side by side if there is room. */
  cards?: boolean
  /** Renders an item that scripts can focus: `<li tabIndex={-1}>`. */
  children: (item: Item) => ReactNode
}

/** Framed rows or cards: the first ones, and more on demand. */
export function GrowingList<Item>({ items, step, cards, children }: GrowingListProps<Item>) {
  const [limit, setLimit] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const shown = Math.min(limit, items.length)
  const rest = items.length - shown
  const grow = () => {
    // The button may disappear together with the focus.
    flushSync(() => setLimit(shown + step))
    const added = list.current?.children[shown]
    if (added instanceof HTMLElement) added.focus()
  }
  return (
    <>
      <ul ref={list} className={cards ? grid : frame}>
        {items.slice(0, shown).map(children)}
      </ul>
      {rest > 0 && (
        <Flex align="center" gap="3" mt="3">
          <Button size="sm" quiet onClick={grow}>
            <FormattedMessage {...showMore} values={{ count: Math.min(step, rest) }} />
          </Button>
          <styled.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedMessage {...shownCount} values={{ shown, total: items.length }} />
          </styled.p>
        </Flex>
      )}
    </>
  )
}

/** Placeholders for loading rows. */
export function SkeletonRows({ rows, lines }: { rows: number; lines: number }) {
  return (
    <div className={frame}>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} ps="3" pe="4" py="3" borderStartWidth="edge">
          <SkeletonLines lines={lines} />
        </Box>
      ))}
    </div>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.xs}), 1fr))',
  alignItems: 'start',
  gap: '3',
  listStyleType: 'none',
  '& > li': { bg: 'bg.panel', borderWidth: '1px', rounded: 'l3', height: 'full' },
})

const frame = css({
  bg: 'bg.panel',
  borderWidth: '1px',
  rounded: 'l3',
  overflow: 'hidden',
  divideY: '1px',
  listStyleType: 'none',
  containerType: 'inline-size',
})
