import { useUploadEnterpriseLogo } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { imageEndings } from '~/kit/form/file-check.ts'
import { FileField } from '~/kit/form/file-field.tsx'
import { UploadDialog } from '~/kit/form/upload-dialog.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { useUpload } from '~/kit/form/use-upload.ts'
import { renewLogos } from '~/ui/media/logo-version.ts'
import { messages } from './messages.ts'

type LogoDialogProps = { enterprise: Enterprise; onUploaded: () => void; onClose: () => void }

type Logo = { file: File | null }

/** Replaces the logo: choose or drop a file, preview it, upload it. */
export function LogoDialog({ enterprise, onUploaded, onClose }: LogoDialogProps) {
  const upload = useUpload()
  const call = useUploadEnterpriseLogo({
    // The server may have stored the logo even if no answer arrived.
    mutation: { onSuccess: onUploaded, onError: renewLogos },
    request: upload.request,
  })
  const form = useForm<Logo>({
    defaultValues: { file: null },
    check: ({ file }) => ({ file: file ? undefined : messages.imageRequired }),
  })
  const send = async ({ file }: Logo) => {
    if (!file) return
    upload.begin()
    await call.mutateAsync({ id: enterprise.id, data: { file } })
  }
  return (
    <UploadDialog
      title={messages.changeLogo}
      onClose={onClose}
      form={form}
      upload={upload}
      call={call}
      failed={messages.logoFailed}
      onSubmit={send}
      whenLeft={{ saved: null, failed: messages.logoFailed }}
      submitLabel={messages.upload}
    >
      {(sending) => (
        <FileField
          control={form.control}
          name="file"
          label={messages.image}
          accept={imageEndings}
          maxBytes={uploadLimits.uploadEnterpriseLogo.file}
          upload={sending}
        />
      )}
    </UploadDialog>
  )
}
