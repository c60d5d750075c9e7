import { useUploadEnterpriseLogo } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { imageEndings } from '~/kit/form/file-check.ts'
import { FileField } from '~/kit/form/file-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
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
  const sending = upload.stateOf(call)
  const send = async ({ file }: Logo) => {
    if (!file) return
    upload.begin()
    await call.mutateAsync({ id: enterprise.id, data: { file } })
  }
  return (
    <RecordForm
      in="dialog"
      title={messages.changeLogo}
      onClose={onClose}
      upload={sending}
      form={form}
      save={send}
      notSaved={messages.logoFailed}
      submitLabel={messages.upload}
    >
      <FileField
        control={form.control}
        name="file"
        label={messages.image}
        accept={imageEndings}
        maxBytes={uploadLimits.uploadEnterpriseLogo.file}
        upload={sending}
      />
    </RecordForm>
  )
}
