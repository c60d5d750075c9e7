'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { ComponentProps } from 'react'
import { cx } from '~/styled-system/css'
import type { SpinnerVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

type SpinnerProps = ComponentProps<'span'> & SpinnerVariant

/** A ring that turns. Hidden from screen readers, so what is around it says what goes on. */
export function Spinner({ size = 'md', className, ...rest }: SpinnerProps) {
  return <span {...rest} className={cx(recipeClass('spinner', { size }), className)} />
}
