import { useDialogContext } from '@ark-ui/react/dialog'
import { words } from '~/i18n/words.ts'
import { Button } from '~/ui/button/button.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

type CloseActionProps = {
  /** "Cancel" by default. */
  label?: TextProp
  /** Whether it gets the initial focus. */
  autoFocus?: boolean
}

/** A button that closes the dialog around it, like its close button: one that is still working says so and stays. */
export function CloseAction({ label, autoFocus }: CloseActionProps) {
  const dialog = useDialogContext()
  return (
    <Button quiet data-autofocus={autoFocus || undefined} onClick={() => dialog.setOpen(false)}>
      {renderText(label ?? words.cancel)}
    </Button>
  )
}
