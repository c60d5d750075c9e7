import { css, cx } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
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
      <styled.bdi lang="en" whiteSpace="pre-wrap" display="block">
        {open ? message : folded}
      </styled.bdi>
      <button
        type="button"
        className={cx(link, action)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <FormattedMessage {...(open ? messages.less : messages.more)} />
      </button>
    </>
  )
}

/** The style of a button in a cell. */
export const link = css({
  // Large enough for touch, without a taller row.
  py: '1',
  my: '-1',
  rounded: 'l1',
  cursor: 'button',
  textAlign: 'start',
  focusVisibleRing: 'outside',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
})

const action = css({ color: 'teal.fg' })
