import type { ChangeEventHandler, ReactNode } from 'react'
import { css, cx } from '~/styled-system/css'

type RadioCardProps = {
  name: string
  value: string | number
  checked: boolean
  disabled?: boolean | undefined
  onChange: ChangeEventHandler<HTMLInputElement>
  /** The position of the button beside taller content. */
  align?: 'start' | 'center'
  children: ReactNode
}

/** A choice of several as large as its description. The group around it has the role `radiogroup` and a name. */
export const RadioCard = ({ align = 'start', children, ...input }: RadioCardProps) => (
  <label className={cx(card, align === 'start' ? atStart : centered)}>
    <input type="radio" {...input} className={radio} />
    {children}
  </label>
)

const radio = css({
  boxSize: '4',
  flexShrink: '0',
  outline: 'none',
  accentColor: 'colorPalette.fg',
})
const centered = css({ alignItems: 'center' })
const atStart = css({ alignItems: 'flex-start', '& > input': { mt: '0.5' } })

const card = css({
  display: 'flex',
  gap: '3',
  px: '3',
  py: '2.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  rounded: 'l2',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  '&:has(:checked)': { borderColor: 'colorPalette.fg', bg: 'colorPalette.subtle' },
  '&:has(:focus-visible)': {
    focusRing: 'outside',
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'colorPalette.focusRing',
  },
  '&:has(:disabled)': { layerStyle: 'disabled' },
})
