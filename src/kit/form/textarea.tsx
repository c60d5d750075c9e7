import type { ComponentProps } from 'react'
import { cx } from '~/styled-system/css'

/** A text input of several lines for use in a frame. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx('textarea', className)} />
}
