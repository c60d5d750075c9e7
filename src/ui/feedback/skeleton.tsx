import type { ComponentProps } from 'react'
import { cx } from '~/styled-system/css'

type SkeletonProps = Omit<ComponentProps<'div'>, 'ref'> & { as?: 'div' | 'span' }

/** A gray placeholder shape. */
export function Skeleton({ as: Element = 'div', className, ...rest }: SkeletonProps) {
  return <Element {...rest} className={cx('skeleton', className)} />
}
