import { ark } from '@ark-ui/react/factory'
import type { ReactNode } from 'react'
import { cx } from '~/styled-system/css'
import type { IconVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

type IconProps = IconVariant & { className?: string; children: ReactNode }

/** Gives the icon in it its size and color. */
export function Icon({ size = 'inherit', className, children }: IconProps) {
  return (
    <ark.svg
      asChild
      focusable={false}
      aria-hidden
      className={cx(recipeClass('icon', { size }), className)}
    >
      {children}
    </ark.svg>
  )
}
