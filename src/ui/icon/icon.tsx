import { cloneElement, type ReactElement, type SVGProps } from 'react'
import { cx } from '~/styled-system/css'
import type { IconVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

type IconProps = IconVariant & {
  className?: string
  children: ReactElement<SVGProps<SVGSVGElement>>
}

/** Gives the icon in it its size and color. */
export function Icon({ size = 'inherit', className, children }: IconProps) {
  return cloneElement(children, {
    focusable: false,
    'aria-hidden': true,
    className: cx(recipeClass('icon', { size }), className, children.props.className),
  })
}
