import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { css, cx } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'

type ChipProps = {
  label: MessageDescriptor
  /** Whether it leaves rows out. */
  active: boolean
  children: ReactNode
}

/** A filter above a list: its name, and the `ChipSelect` or `ChipInput` that it is the label of. */
export function Chip({ label, active, children }: Omit<ChipProps, 'label'> & Partial<ChipProps>) {
  return (
    <label className={cx(chip, active ? chosen : unchosen)}>
      {label && (
        <styled.span color="fg.muted" flexShrink="0">
          <FormattedMessage {...label} />
        </styled.span>
      )}
      {children}
    </label>
  )
}

type ChipSelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  'aria-label': string
  /** The visible text of the choice. A choice that leaves nothing out needs none. */
  shown: string | undefined
}

/** The browser's own select, invisible over the whole chip: it would be as wide as its longest option. */
export function ChipSelect({ shown, ...props }: ChipSelectProps) {
  return (
    <>
      {shown !== undefined && (
        <styled.span aria-hidden fontWeight="medium" truncate maxW="44">
          {shown}
        </styled.span>
      )}
      <ChevronDown aria-hidden size={16} />
      <HiddenSelect {...props} />
    </>
  )
}

/** Invisible, over the element that shows its choice. */
export const HiddenSelect = (props: Omit<ComponentProps<'select'>, 'className'>) => (
  <select {...props} className={select} />
)

type ChipButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & ChipProps

/** A filter that opens a menu of choices; `children` say what is chosen. */
export function ChipButton({ label, active, children, ...button }: ChipButtonProps) {
  return (
    <button {...button} type="button" className={cx(chip, active ? chosen : unchosen, opener)}>
      <styled.span color="fg.muted">
        <FormattedMessage {...label} />
      </styled.span>
      {children}
      <ChevronDown aria-hidden size={16} />
    </button>
  )
}

/** A text field. */
export function ChipInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cx(input, className)} />
}

const chip = css({
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
const unchosen = css({
  bg: 'bg.panel',
  borderColor: 'border.control',
  _hover: { '&:is(button)': { bg: 'bg.subtle' } },
})
const chosen = css({ bg: 'teal.subtle', borderColor: 'teal.solid' })

const opener = css({ cursor: 'pointer' })

const select = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  opacity: '0',
  cursor: 'pointer',
  // The list of options is the browser's.
  '& > option': { bg: 'bg', color: 'fg' },
})

const input = css({ h: '8', px: '1', bg: 'transparent', color: 'fg', outline: 'none' })
