import type { ComponentProps } from 'react'
import { css, cx } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import type { InputVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

/** `className` is applied to its frame. */
type SelectProps = Omit<ComponentProps<'select'>, 'size'> & InputVariant

/** The browser's own select, drawn like a field. `children` are its options. */
export function Select({ size = 'md', className, ...select }: SelectProps) {
  const small = size === 'xs'
  return (
    <span className={cx(frame, className)}>
      <select
        {...select}
        className={cx(recipeClass('input', { size }), control, small ? narrow : wide)}
      />
      <styled.svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        boxSize={small ? '3.5' : '4'}
        position="absolute"
        insetEnd="2"
        insetBlock="0"
        my="auto"
        color="fg.muted"
        pointerEvents="none"
        aria-hidden
      >
        <path d="m6 9 6 6 6-6" />
      </styled.svg>
    </span>
  )
}

const frame = css({ position: 'relative', display: 'flex', rounded: 'l2' })
const narrow = css({ pe: '6' })
const wide = css({ pe: '8' })
// The browser draws the list of options, on the background of the field.
const control = css({ '& > option': { bg: 'bg' } })
