import type { ComponentProps } from 'react'
import { cx } from '~/styled-system/css'
import type { KbdVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

type KbdProps = ComponentProps<'kbd'> & KbdVariant

/** A key of the keyboard. */
export function Kbd({ size = 'md', className, ...rest }: KbdProps) {
  return <kbd {...rest} className={cx(recipeClass('kbd', { size }), className)} />
}
