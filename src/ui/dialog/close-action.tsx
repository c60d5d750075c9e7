import { useDialogContext } from '@ark-ui/react/dialog'
import { css } from '~/styled-system/css'
import { Button } from '~/ui/button/button.tsx'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'

type CloseActionProps = {
  /** "Cancel" by default. */
  label?: ReactNode
  /** Whether it gets the initial focus. */
  autoFocus?: boolean
}

/** A button that closes the dialog around it, like its close button: one that is still working says so and stays. */
export function CloseAction({ label, autoFocus }: CloseActionProps) {
  const dialog = useDialogContext()
  return (
    <Button
      variant="outline"
      className={css({ colorPalette: 'gray' })}
      data-autofocus={autoFocus || undefined}
      onClick={() => dialog.setOpen(false)}
    >
      {label ?? <FormattedMessage {...words.cancel} />}
    </Button>
  )
}
