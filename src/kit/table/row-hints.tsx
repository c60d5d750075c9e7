import { Box } from '~/styled-system/jsx'
import { defineMessages, FormattedMessage } from 'react-intl'

export type Hints = {
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

/** The keys of the row that has the focus. Screen readers have them on the buttons. */
export function RowHints({ top, bottom, above, opens, selects, actions, texts }: Hints) {
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
