import { useMemo } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Box } from '~/styled-system/jsx'
import { singleKeysOn } from '~/ui/shortcuts/shortcuts.ts'
import { tipOf } from './cell-text.ts'
import { actionsOf } from './rove.ts'

/** The row control that has the keyboard focus. Another object each time it gets it: the row may have moved. */
export type FocusedRow = { control: HTMLElement; frame: HTMLElement }

/** The keys of the row that has the focus. Screen readers have them on the buttons. */
export function RowHints({ focused }: { focused: FocusedRow }) {
  const { top, bottom, above, opens, selects, actions, texts } = useMemo(
    () => hintsOf(focused),
    [focused],
  )
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
      {texts.map((text, index) => (
        <p key={index}>
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

/** Positions are in pixels from the top of the frame. */
function hintsOf({ control, frame }: FocusedRow) {
  const row = control.closest('tr')!
  const box = row.getBoundingClientRect()
  const offset = frame.scrollTop - frame.getBoundingClientRect().top
  // What its cells do not show in full.
  const texts = [...row.cells].flatMap((cell) => tipOf(cell) ?? [])
  return {
    top: box.top + offset,
    bottom: box.bottom + offset,
    // There is no room below the row.
    above: box.bottom + offset + hintRoomOf(frame, texts) > frame.scrollHeight,
    opens: control.matches('a[data-link], input') && row.querySelector('a[data-link]') !== null,
    selects: row.querySelector('input[type=checkbox]') !== null,
    actions: singleKeysOn() ? actionsOf(row) : [],
    texts,
  }
}

/** In pixels. On a phone the keys take several lines; each text takes one or more. */
const hintRoomOf = (frame: HTMLElement, texts: readonly string[]) =>
  (frame.clientWidth < 640 ? 80 : 40) + 20 * texts.length

const messages = defineMessages({
  move: {
    defaultMessage: 'Navigate',
    description: 'What the arrow keys do in a table, in few letters',
  },
  open: { defaultMessage: 'Open', description: 'What Enter does on a row of a table' },
  select: { defaultMessage: 'Select', description: 'What the space bar does on a row of a table' },
})
