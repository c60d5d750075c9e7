import { Stack, styled } from '~/styled-system/jsx'
import { useRef, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useUploadDocumentImage } from '~/api/generated/endpoints/documents/documents.ts'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { imageEndings } from '~/kit/form/file-check.ts'
import { FileField } from '~/kit/form/file-field.tsx'
import type { UploadState } from '~/kit/form/file-row.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { useUpload } from '~/kit/form/use-upload.ts'
import { imageNumber, messages, tools } from './messages.ts'

/** An image to insert: a file, or the address of an existing image. */
export type ImageDraft = { file: File | null; src?: string; alt: string }

/** An image on the server, or null if it was left out. */
export type StoredImage = { src: string; alt: string } | null

type ImageDialogProps = {
  images: readonly ImageDraft[]
  /** Whether text that they stand in is inserted without them, too. */
  hasText?: boolean | undefined
  onDone: (stored: StoredImage[]) => void
  onClose: () => void
}

type Values = { images: { file: File | null; alt: string; decoration: boolean }[] }

/** Asks for the file and the alternative text of each image, and uploads the files. */
export function ImageDialog({ images, hasText, onDone, onClose }: ImageDialogProps) {
  const several = images.length > 1
  const isStored = images.some(({ src }) => src !== undefined)
  const upload = useUpload()
  const call = useUploadDocumentImage({ request: upload.request })
  const [sending, setSending] = useState<File | null>(null)
  // After a failure, only the rest is sent.
  const sent = useRef(new Map<File, string>())
  const state = upload.stateOf(call)
  const form = useForm<Values>({
    defaultValues: {
      images: images.map(({ file, alt }) => ({ file, alt, decoration: isStored && alt === '' })),
    },
    check: (values) =>
      Object.fromEntries(
        values.images.flatMap(({ file, alt, decoration }, place) => [
          [`images.${place}.file`, isStored || several || file ? undefined : messages.fileRequired],
          [
            `images.${place}.alt`,
            decoration || alt !== '' || (several && !file) ? undefined : messages.altRequired,
          ],
        ]),
      ),
  })
  const addressOf = async (file: File) => {
    const known = sent.current.get(file)
    if (known !== undefined) return known
    setSending(file)
    upload.begin()
    const { imageURI } = await call.mutateAsync({ data: { file } })
    sent.current.set(file, imageURI)
    return imageURI
  }
  const send = async (values: Values) => {
    const stored: StoredImage[] = []
    for (const [place, { file }] of values.images.entries()) {
      const src = images[place]?.src ?? (file && (await addressOf(file)))
      stored.push(src === null ? null : { src, alt: '' })
    }
    // The texts may have been written during the upload.
    const texts = form.getValues('images')
    return stored.map((each, place) => {
      const { alt, decoration } = texts[place] ?? { alt: '', decoration: true }
      return each && { ...each, alt: decoration ? '' : alt }
    })
  }
  return (
    <RecordForm
      in="dialog"
      title={several ? messages.images : tools.image}
      onClose={onClose}
      upload={state}
      discardText={hasText ? messages.onlyImagesLeftOut : undefined}
      form={form}
      save={send}
      notSaved={messages.uploadFailed}
      onSaved={onDone}
      // The editor is gone too.
      onLeft={() => {}}
      submitLabel={isStored ? messages.apply : messages.insert}
    >
      {images.map((_image, place) => (
        <ImageFields
          key={place}
          control={form.control}
          place={place}
          count={images.length}
          isStored={isStored}
          sending={sending}
          upload={state}
        />
      ))}
    </RecordForm>
  )
}

type ImageFieldsProps = {
  control: Control<Values>
  place: number
  count: number
  isStored: boolean
  /** The file that is being sent, and its progress. */
  sending: File | null
  upload: UploadState | undefined
}

function ImageFields({ control, place, count, isStored, sending, upload }: ImageFieldsProps) {
  const intl = useIntl()
  const { file, decoration } = useWatch({ control, name: `images.${place}` })
  const several = count > 1
  const title = intl.formatMessage(imageNumber, { number: place + 1, count })
  return (
    <Stack gap="4" {...(several && { role: 'group', 'aria-label': title })}>
      {several && (
        <styled.p fontWeight="semibold" aria-hidden>
          {title}
        </styled.p>
      )}
      {!isStored && (
        <FileField
          control={control}
          name={`images.${place}.file`}
          label={messages.file}
          help={several ? messages.leftOut : undefined}
          required={!several}
          accept={imageEndings}
          maxBytes={uploadLimits.uploadDocumentImage.file}
          upload={sending === file ? upload : undefined}
        />
      )}
      <TextField
        control={control}
        name={`images.${place}.alt`}
        label={messages.alt}
        help={messages.altHelp}
        disabled={decoration}
        required={!decoration}
      />
      <CheckboxField
        control={control}
        name={`images.${place}.decoration`}
        label={messages.decoration}
      />
    </Stack>
  )
}
