import { useState, type ReactNode } from 'react'
import { defineMessages } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { toFailure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import { CloseAction } from './close-action.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  /** The question. */
  title: TextProp
  /** Names the object, and says what cannot be undone. */
  children: ReactNode
  /** Names the action: "Remove device", never "OK". */
  confirmLabel: TextProp
  /** The safe answer, "Cancel" by default. */
  cancelLabel?: TextProp
  /** The dialog waits for it, then closes. If it rejects, the dialog stays and shows the reason. */
  onConfirm: () => Promise<unknown> | void
  onClose: () => void
  /** Whether data is lost permanently. */
  destructive?: boolean
}

/** Asks before an action. The safe answer has the focus. */
export function ConfirmDialog({ title, children, onClose, ...props }: ConfirmDialogProps) {
  const textOf = useErrorText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await props.onConfirm()
      // Even if it is no longer shown: what opened it may show it again.
      onClose()
    } catch (error) {
      setFailure(toFailure(error))
    }
    setBusy(false)
  }
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <>
          <CloseAction label={props.cancelLabel} autoFocus />
          <BusyButton
            className={css({ colorPalette: props.destructive ? 'red' : undefined })}
            busy={busy}
            onClick={() => void confirm()}
          >
            {renderText(failure ? words.tryAgain : props.confirmLabel)}
          </BusyButton>
        </>
      }
    >
      {children}
      {failure && (
        <Box mt="4">
          <Notice
            status="error"
            role="alert"
            title={mayBeDone(failure) ? messages.unknown : messages.failed}
          >
            {textOf(failure)}
          </Notice>
        </Box>
      )}
    </Dialog>
  )
}

const messages = defineMessages({
  failed: { defaultMessage: 'The action failed', description: 'Heading of a failed action' },
  unknown: {
    defaultMessage: 'It is not known whether this was done',
    description:
      'Heading of an action that the server has not confirmed, such as a deletion; why follows',
  },
})
