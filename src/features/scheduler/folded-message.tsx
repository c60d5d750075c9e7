import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { css, cx } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { foldedMessage } from './group-errors.ts'
import { messages } from './messages.ts'

/** A log message, which is in English. Long or multi-line ones are collapsed. */
export function FoldedMessage({ message }: { message: string }) {
  const [open, setOpen] = useState(false)
  const folded = foldedMessage(message)
  if (folded === undefined) return <bdi lang="en">{message}</bdi>
  return (
    <Flex as="span" align="baseline" gap="2" minW="0">
      <bdi lang="en" className={cx(text, open ? whole : oneLine)}>
        {open ? message : folded}
      </bdi>
      <button
        type="button"
        className={cx(link, action)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <FormattedMessage {...(open ? messages.less : messages.more)} />
      </button>
    </Flex>
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

const action = css({ flexShrink: '0', color: 'teal.fg' })

const text = css({ minW: '0' })
const oneLine = css({ truncate: true })
const whole = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
