import type { ComponentProps } from 'react'
import { cx } from '~/styled-system/css'

type CodeProps = Omit<ComponentProps<'code'>, 'ref'> & { as?: 'code' | 'pre' }

/** Text that is copied or typed as it is. */
export function Code({ as: Element = 'code', className, ...rest }: CodeProps) {
  return <Element {...rest} className={cx('code', className)} />
}
