import { ark, type HTMLArkProps } from '@ark-ui/react/factory'
import type { Ref } from 'react'
import { css, cx } from '~/styled-system/css'
import type { ButtonVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

export type ButtonProps = HTMLArkProps<'button'> &
  Omit<ButtonVariant, 'square'> & {
    /** Outlined in gray: for every action but the main one. */
    quiet?: boolean
    ref?: Ref<HTMLButtonElement> | undefined
  }

/** A button; with `asChild`, a link that looks like one. */
export function Button({ quiet, size = 'md', className, ...props }: ButtonProps) {
  const { variant = quiet ? 'outline' : 'solid', ...rest } = props
  return (
    <ark.button
      type="button"
      {...rest}
      className={cx(recipeClass('button', { size, variant }), quiet && gray, className)}
    />
  )
}

const gray = css({ colorPalette: 'gray' })

/** A button with an icon instead of a word. Its `aria-label` names it. */
export function IconButton({ className, ...props }: ButtonProps) {
  return <Button {...props} className={cx('button--square_true', className)} />
}

const cross =
  'M18.7071 6.70711C19.0976 6.31658 19.0976 5.68342 18.7071 5.29289C18.3166 4.90237 17.6834 4.90237 17.2929 5.29289L12 10.5858L6.70711 5.29289C6.31658 4.90237 5.68342 4.90237 5.29289 5.29289C4.90237 5.68342 4.90237 6.31658 5.29289 6.70711L10.5858 12L5.29289 17.2929C4.90237 17.6834 4.90237 18.3166 5.29289 18.7071C5.68342 19.0976 6.31658 19.0976 6.70711 18.7071L12 13.4142L17.2929 18.7071C17.6834 19.0976 18.3166 19.0976 18.7071 18.7071C19.0976 18.3166 19.0976 17.6834 18.7071 17.2929L13.4142 12L18.7071 6.70711Z'

/** Closes what it is in. Its `aria-label` names it. */
export function CloseButton(props: ButtonProps) {
  return (
    <IconButton variant="ghost" {...props}>
      <svg viewBox="0 0 24 24" fill="currentColor">
        <path fillRule="evenodd" clipRule="evenodd" d={cross} />
      </svg>
    </IconButton>
  )
}
