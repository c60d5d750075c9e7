'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { ark, type HTMLArkProps } from '@ark-ui/react/factory'
import type { Ref } from 'react'
import { css, cx } from '~/styled-system/css'
import type { ButtonVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

export type ButtonProps = HTMLArkProps<'button'> &
  Omit<ButtonVariant, 'square'> & {
    /** Outlined in gray: for every action but the main one. */
    quiet?: boolean
    ref?: Ref<HTMLButtonElement> | undefined
  }

/** A button; with `asChild`, a link that looks like one. */
export function Button({ quiet, size = 'md', className, asChild, ...props }: ButtonProps) {
  const { variant = quiet ? 'outline' : 'solid', ...rest } = props
  const look = cx(recipeClass('button', { size, variant }), quiet && gray, className)
  if (asChild) return <ark.button asChild type="button" {...rest} className={look} />
  return <button type="button" {...rest} className={look} />
}

const gray = css({ colorPalette: 'gray' })

/** A button with an icon instead of a word. Its `aria-label` names it. */
export function IconButton({ className, ...props }: ButtonProps) {
  return <Button {...props} className={cx('button--square_true', className)} />
}
