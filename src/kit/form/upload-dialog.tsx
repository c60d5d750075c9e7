import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type MessageDescriptor } from 'react-intl'
import type { Failure } from '~/lib/failure.ts'
import type { UploadState } from './file-row.tsx'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import { SaveFailure } from './save-failure.tsx'
import type { useUpload } from './use-upload.ts'

type UploadDialogProps<Values extends FieldValues, Answer> = Omit<
  FormDialogProps<Values, Answer>,
  'canCancel' | 'children' | 'failure'
> & {
  upload: ReturnType<typeof useUpload>
  /** The call that sends the file: a generated mutation with `upload.request`. */
  call: { isPending: boolean; error: Failure | null; reset: () => void }
  /** Heading of a failed upload; the reason follows. */
  failed: MessageDescriptor
  /** The fields. The one of the file takes what they are given. */
  children: (sending: UploadState | undefined) => ReactNode
}

/** A form in a dialog that sends a file. Closing the dialog gives the upload up. */
export function UploadDialog<Values extends FieldValues, Answer>({
  upload,
  call,
  failed,
  onClose,
  children,
  ...dialog
}: UploadDialogProps<Values, Answer>) {
  const cancel = () => {
    upload.cancel()
    call.reset()
  }
  const close = () => {
    if (call.isPending) cancel()
    onClose()
  }
  return (
    <FormDialog
      {...dialog}
      failure={<SaveFailure error={call.error} title={failed} />}
      // While the file is sent, its own row has one.
      canCancel={!call.isPending}
      onClose={close}
    >
      {children(call.isPending ? { progress: upload.progress, onCancel: cancel } : undefined)}
    </FormDialog>
  )
}
