import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { useUploadDocumentImage } from '~/api/generated/endpoints/documents/documents.ts'
import { CheckboxField } from '~/components/form/checkbox-field.tsx'
import { imageEndings } from '~/components/form/file-check.ts'
import { FileField } from '~/components/form/file-field.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { UploadDialog } from '~/components/form/upload-dialog.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { useUpload } from '~/components/form/use-upload.ts'
import { megabyte } from '~/lib/units.ts'
import { imageNumber, messages, tools } from './messages.ts'

/** An image to insert: a file, or the address of an existing image. */
export type ImageDraft = { file: File | null; src?: string; alt: string }

/** An image on the server. */
export type StoredImage = { src: string; alt: string }

type ImageDialogProps = {
  images: readonly ImageDraft[]
  onDone: (stored: StoredImage[]) => void
  onClose: () => void
}

/** Asks for the file and the alternative text of each image, and uploads the files. */
export function ImageDialog({ images, onDone, onClose }: ImageDialogProps) {
  const [stored, setStored] = useState<StoredImage[]>([])
  const number = stored.length + 1
  const image = images[stored.length]
  const take = (next: StoredImage) => {
    if (number < images.length) return setStored([...stored, next])
    onDone([...stored, next])
  }
  return (
    image && (
      <ImageStep
        key={number}
        image={image}
        title={
          images.length > 1 ? (
            <FormattedMessage {...imageNumber} values={{ number, count: images.length }} />
          ) : (
            <FormattedMessage {...tools.image} />
          )
        }
        onStored={take}
        onClose={onClose}
      />
    )
  )
}

type ImageStepProps = {
  image: ImageDraft
  title: ReactNode
  onStored: (image: StoredImage) => void
  onClose: () => void
}

function ImageStep({ image, title, onStored, onClose }: ImageStepProps) {
  const isStored = image.src !== undefined
  const upload = useUpload()
  const call = useUploadDocumentImage({ request: upload.request })
  const form = useForm({
    defaultValues: { file: image.file, alt: image.alt, decoration: isStored && image.alt === '' },
    check: ({ file, alt, decoration }) => ({
      file: isStored || file ? undefined : messages.fileRequired,
      alt: decoration || alt !== '' ? undefined : messages.altRequired,
    }),
  })
  const decoration = useWatch({ control: form.control, name: 'decoration' })
  const send = async (values: { file: File | null; alt: string; decoration: boolean }) => {
    const alt = values.decoration ? '' : values.alt
    if (image.src !== undefined) return { src: image.src, alt }
    if (!values.file) throw new Error('The check lets no image pass without a file')
    upload.begin()
    const { imageURI } = await call.mutateAsync({ data: { file: values.file } })
    return { src: imageURI, alt }
  }
  return (
    <UploadDialog
      title={title}
      onClose={onClose}
      form={form}
      upload={upload}
      call={call}
      failed={messages.uploadFailed}
      onSubmit={send}
      onSaved={onStored}
      submitLabel={<FormattedMessage {...(isStored ? messages.apply : messages.insert)} />}
    >
      {(sending) => (
        <>
          {!isStored && (
            <FileField
              control={form.control}
              name="file"
              label={messages.file}
              required
              accept={imageEndings}
              maxBytes={maxBytes}
              upload={sending}
            />
          )}
          <TextField
            control={form.control}
            name="alt"
            label={messages.alt}
            help={messages.altHelp}
            disabled={decoration}
            required={!decoration}
          />
          <CheckboxField control={form.control} name="decoration" label={messages.decoration} />
        </>
      )}
    </UploadDialog>
  )
}

/** Larger than any image in a text needs to be. */
const maxBytes = 10 * megabyte
