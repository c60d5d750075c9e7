import { Box } from '~/styled-system/jsx'
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { singleKeysOn } from '~/ui/shortcuts/shortcuts.ts'
import { useRowLinks } from '~/ui/link/row-link.tsx'
import { tipOf } from './cell-text.ts'
import { actionsOf, roveTable } from './rove.ts'

const CellTips = lazyPart(async () => (await import('./cell-tips.tsx')).CellTips, null)

type TableFrameProps = {
  ref: RefObject<HTMLDivElement | null>
  /** Leads to the previous (-1) or the next (1) page. False where there is one page only. */
  onPage: (step: 1 | -1) => boolean
  children: ReactNode
}

/** Scrolls the table, hands clicks on the links of its rows to the router, and moves the focus by the arrow keys. */
export function TableFrame({ ref, onPage, children }: TableFrameProps) {
  const [hints, setHints] = useState<Hints | null>(null)
  const [pointed, setPointed] = useState<HTMLElement>()
  const turnPage = useEffectEvent(onPage)
  useRowLinks(ref)
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    return roveTable(frame, {
      onPage: (step) => turnPage(step),
      onFocus: (control) => setHints(control && hintsOf(control, frame)),
    })
  }, [ref])
  return (
    <Box
      ref={ref}
      overflow="auto"
      position="relative"
      isolation="isolate"
      // The headings stay at the top, and must not cover the row that gets the focus.
      scrollPaddingTop="20"
      // Its width decides whether the buttons of the rows have words.
      containerType="inline-size"
      maxH={{
        base: 'var(--table-max-height, max(20rem, calc(100dvh - 6rem)))',
        _print: 'none',
      }}
      onPointerOver={({ target }) => {
        if (pointed || !(target instanceof Element)) return
        const cell = target.closest<HTMLElement>('tbody td')
        if (cell && tipOf(cell)) setPointed(cell)
      }}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0)
      }
    >
      {children}
      {hints && <RowHints {...hints} />}
      {pointed && <CellTips frame={ref} first={pointed} />}
    </Box>
  )
}

type Hints = {
  /** Where the row is, in pixels from the top of the frame. */
  top: number
  bottom: number
  /** Whether there is no room below the row. */
  above: boolean
  opens: boolean
  selects: boolean
  actions: { letter: string; label: string }[]
  /** What its cells do not show in full. */
  texts: string[]
}

function hintsOf(control: HTMLElement, frame: HTMLElement): Hints {
  const row = control.closest('tr')!
  const box = row.getBoundingClientRect()
  const offset = frame.scrollTop - frame.getBoundingClientRect().top
  return {
    top: box.top + offset,
    bottom: box.bottom + offset,
    above: box.bottom + offset + hintRoomOf(frame) > frame.scrollHeight,
    opens: control.matches('a[data-link], input') && row.querySelector('a[data-link]') !== null,
    selects: row.querySelector('input[type=checkbox]') !== null,
    actions: singleKeysOn() ? actionsOf(row) : [],
    texts: [...row.cells].flatMap((cell) => tipOf(cell) ?? []),
  }
}

/** In pixels. On a phone the keys take several lines. */
const hintRoomOf = (frame: HTMLElement) => (frame.clientWidth < 640 ? 80 : 40)

/** The keys of the row that has the focus. Screen readers have them on the buttons. */
function RowHints({ top, bottom, above, opens, selects, actions, texts }: Hints) {
  const hints = [
    { keys: '↑ ↓ ← →', label: <FormattedMessage {...messages.move} /> },
    ...(opens ? [{ keys: 'Enter', label: <FormattedMessage {...messages.open} /> }] : []),
    ...(selects ? [{ keys: 'Space', label: <FormattedMessage {...messages.select} /> }] : []),
    ...actions.map(({ letter, label }) => ({ keys: letter, label })),
  ]
  return (
    <Box
      aria-hidden
      data-hints
      position="absolute"
      style={above ? { top, transform: 'translateY(-100%)' } : { top: bottom }}
      insetInlineStart="3"
      zIndex="tooltip"
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
      maxW="calc(100% - 1.5rem)"
      px="2.5"
      py="1.5"
      rounded="l2"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="xs"
      whiteSpace="nowrap"
      pointerEvents="none"
      css={{
        '& p': { flexBasis: 'full', whiteSpace: 'normal', overflowWrap: 'anywhere' },
        '& kbd': { fontFamily: 'inherit', fontWeight: 'semibold', me: '1' },
      }}
    >
      {texts.map((text, place) => (
        <p key={place}>
          <bdi>{text}</bdi>
        </p>
      ))}
      {hints.map(({ keys, label }) => (
        <span key={keys}>
          <kbd>{keys}</kbd>
          {label}
        </span>
      ))}
    </Box>
  )
}

const messages = defineMessages({
  move: {
    defaultMessage: 'Navigate',
    description: 'What the arrow keys do in a table, in few letters',
  },
  open: { defaultMessage: 'Open', description: 'What Enter does on a row of a table' },
  select: { defaultMessage: 'Select', description: 'What the space bar does on a row of a table' },
})
