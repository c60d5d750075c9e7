import { Button, Dialog as Chakra } from '@chakra-ui/react'
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
  return (
    <Chakra.ActionTrigger asChild>
      <Button variant="outline" colorPalette="gray" data-autofocus={autoFocus || undefined}>
        {label ?? <FormattedMessage {...words.cancel} />}
      </Button>
    </Chakra.ActionTrigger>
  )
}
