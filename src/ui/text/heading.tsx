'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { ComponentProps } from 'react'
import { cx } from '~/styled-system/css'
import type { HeadingVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

type HeadingProps = ComponentProps<'h2'> &
  HeadingVariant & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'div' }

/** A heading. Its size does not depend on its level. */
export function Heading({ as: Element = 'h2', size = 'xl', className, ...rest }: HeadingProps) {
  return <Element {...rest} className={cx(recipeClass('heading', { size }), className)} />
}
