import type { ComponentProps } from 'react'
import { cx } from '~/styled-system/css'
import type { InputVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

type InputProps = Omit<ComponentProps<'input'>, 'size'> & InputVariant

/** A text input for use in a frame. */
export function Input({ size = 'md', className, ...rest }: InputProps) {
  return <input {...rest} className={cx(recipeClass('input', { size }), className)} />
}
