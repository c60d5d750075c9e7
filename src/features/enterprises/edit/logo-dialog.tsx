import { FormattedMessage } from 'react-intl'
import { useUploadEnterpriseLogo } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { Dialog } from '~/components/dialog/dialog.tsx'
import { CancelButton } from '~/components/form/cancel.tsx'
import { FileField } from '~/components/form/file-field.tsx'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Form } from '~/components/form/form.tsx'
import { SaveFailure } from '~/components/form/save-failure.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { useUpload } from '~/components/form/use-upload.ts'
import { messages } from './messages.ts'

type LogoDialogProps = { enterprise: Enterprise; onUploaded: () => void; onClose: () => void }

type Logo = { file: File | null }

/** Replaces the logo: choose or drop a file, preview it, upload it. */
export function LogoDialog({ enterprise, onUploaded, onClose }: LogoDialogProps) {
  const upload = useUpload()
  const { error, isPending, mutateAsync, reset } = useUploadEnterpriseLogo({
    mutation: { onSuccess: onUploaded },
    request: upload.request,
  })
  const form = useForm<Logo>({
    defaultValues: { file: null },
    check: ({ file }) => ({ file: file ? undefined : messages.imageRequired }),
  })
  const send = async ({ file }: Logo) => {
    if (!file) return
    upload.begin()
    await mutateAsync({ id: enterprise.id, data: { file } })
  }
  const cancelUpload = () => {
    upload.cancel()
    reset()
  }
  const close = () => {
    if (isPending) cancelUpload()
    onClose()
  }
  return (
    <Dialog title={<FormattedMessage {...messages.changeLogo} />} onClose={close}>
      <Form
        form={form}
        onSubmit={send}
        failure={
          <SaveFailure error={error} title={<FormattedMessage {...messages.logoFailed} />} />
        }
        leaveGuard={null}
        actions={
          <FormActions
            submitLabel={<FormattedMessage {...messages.upload} />}
            // During the upload, the file's own row has a Cancel button.
            cancel={isPending ? null : <CancelButton onCancel={close} />}
          />
        }
      >
        <FileField
          control={form.control}
          name="file"
          label={<FormattedMessage {...messages.image} />}
          accept={['.png', '.jpg', '.jpeg', '.svg', '.webp']}
          maxBytes={maxBytes}
          upload={isPending ? { progress: upload.progress, onCancel: cancelUpload } : undefined}
        />
      </Form>
    </Dialog>
  )
}

/** Larger than any logo needs to be. */
const maxBytes = 5_000_000
