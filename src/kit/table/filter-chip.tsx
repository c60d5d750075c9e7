import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { css, cx } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'

type ChipProps = {
  label: MessageDescriptor
  /** Whether it leaves rows out. */
  active: boolean
  /** A `ChipSelect` or a `ChipInput`. */
  children: ReactNode
}

/** A filter above a list: its name, and the field that it is the label of. */
export function Chip({ label, active, children }: ChipProps) {
  return (
    <label className={cx(chip, active ? chosen : unchosen)}>
      <styled.span color="fg.muted" flexShrink="0">
        <FormattedMessage {...label} />
      </styled.span>
      {children}
    </label>
  )
}

type ChipSelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  'aria-label': string
  /** What is chosen, for sight. A choice that leaves nothing out needs none. */
  shown: string | undefined
}

/** The browser's own choice, out of sight over the whole chip: a closed one would be as wide as its longest option. */
export function ChipSelect({ shown, ...props }: ChipSelectProps) {
  return (
    <>
      {shown !== undefined && (
        <styled.span aria-hidden fontWeight="medium" truncate maxW="44">
          {shown}
        </styled.span>
      )}
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={arrow}
        aria-hidden
      >
        <path d="m6 9 6 6 6-6" />
      </svg>
      <select {...props} className={select} />
    </>
  )
}

/** A text field. */
export function ChipInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cx(input, className)} />
}

export const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  h: '9',
  maxW: 'full',
  minW: '0',
  ps: '3',
  pe: '2',
  borderWidth: '1px',
  rounded: 'l2',
  textStyle: 'sm',
  whiteSpace: 'nowrap',
  '& > svg': { color: 'fg.muted', flexShrink: '0' },
  _focusWithin: {
    outline: '2px solid',
    outlineColor: 'teal.focusRing',
    outlineOffset: '1px',
  },
})

/** With one of these: whether the chip leaves rows out. */
export const unchosen = css({
  bg: 'bg.panel',
  borderColor: 'border.control',
  _hover: { '&:is(button)': { bg: 'bg.subtle' } },
})
export const chosen = css({ bg: 'teal.subtle', borderColor: 'teal.solid' })

/** For a button that opens a menu of choices. */
export const opener = css({ cursor: 'pointer' })

const select = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  opacity: '0',
  cursor: 'pointer',
  // The list of options is the browser's.
  '& > option': { bg: 'bg', color: 'fg' },
})

const arrow = css({ boxSize: '4', flexShrink: '0', color: 'fg.muted' })

const input = css({ h: '8', px: '1', bg: 'transparent', color: 'fg', outline: 'none' })
