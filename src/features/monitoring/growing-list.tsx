import { Box, Button, Flex, Text, type BoxProps } from '@chakra-ui/react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { showMore, shownCount } from './messages.ts'

type GrowingListProps<Item> = {
  items: readonly Item[]
  /** How many there are to begin with, and how many the button adds. */
  step: number
  /** An item that takes focus from scripts: `<li tabIndex={-1}>`. */
  children: (item: Item) => ReactNode
  look: BoxProps
}

/** A list that shows its beginning, and more of it on demand. */
export function GrowingList<Item>({ items, step, children, look }: GrowingListProps<Item>) {
  const [limit, setLimit] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const shown = Math.min(limit, items.length)
  const rest = items.length - shown
  const grow = () => {
    // The button may be gone afterwards, and the focus with it.
    flushSync(() => setLimit(shown + step))
    const added = list.current?.children[shown]
    if (added instanceof HTMLElement) added.focus()
  }
  return (
    <>
      <Box asChild listStyleType="none" {...look}>
        <ul ref={list}>{items.slice(0, shown).map(children)}</ul>
      </Box>
      {rest > 0 && (
        <Flex align="center" gap="3" mt="3">
          <Button size="sm" variant="outline" colorPalette="gray" onClick={grow}>
            <FormattedMessage {...showMore} values={{ count: Math.min(step, rest) }} />
          </Button>
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedMessage {...shownCount} values={{ shown, total: items.length }} />
          </Text>
        </Flex>
      )}
    </>
  )
}
