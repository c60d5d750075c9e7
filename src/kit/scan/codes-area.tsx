import type { ComponentProps } from 'react'
import { Textarea } from '~/kit/form/textarea.tsx'
import { css } from '~/styled-system/css'

/** A field for one code or many: it grows with them. */
export function CodesArea(props: ComponentProps<'textarea'>) {
  return (
    <Textarea
      rows={1}
      className={css({ minH: '10', maxH: '40', fieldSizing: 'content' })}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  )
}
