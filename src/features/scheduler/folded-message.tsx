import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { foldedMessage } from './group-errors.ts'
import { messages } from './messages.ts'

/** A log message, which is in English. Long or multi-line ones are collapsed. */
export function FoldedMessage({ message }: { message: string }) {
  const [open, setOpen] = useState(false)
  const folded = foldedMessage(message)
  if (folded === undefined) return <bdi lang="en">{message}</bdi>
  return (
    <>
      <chakra.bdi lang="en" whiteSpace="pre-wrap" display="block">
        {open ? message : folded}
      </chakra.bdi>
      <chakra.button type="button" {...link} aria-expanded={open} onClick={() => setOpen(!open)}>
        <FormattedMessage {...(open ? messages.less : messages.more)} />
      </chakra.button>
    </>
  )
}

/** The style of a button in a cell. */
export const link = {
  // Large enough for touch, without a taller row.
  py: '1',
  my: '-1',
  color: 'teal.fg',
  rounded: 'l1',
  cursor: 'button',
  textAlign: 'start',
  focusVisibleRing: 'outside',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const
