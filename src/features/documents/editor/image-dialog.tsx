import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useUploadDocumentImage } from '~/api/generated/endpoints/documents/documents.ts'
import { words } from '~/i18n/words.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { isFailedCall } from '~/kit/form/submit-form.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { useUpload } from '~/kit/form/use-upload.ts'
import { useMediaAddress } from '~/kit/rich-text/media-address.ts'
import type { Failure } from '~/lib/failure.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { ImageFields, type ImageValues } from './image-fields.tsx'
import { ownSize, sizeFor, widthLimits, type ImageSize } from './image-size.ts'
import { messages, tools } from './messages.ts'
import { linkOfUploaded } from './pictures-in.ts'

/** An image to insert: a file, or the address of an existing image. */
export type ImageDraft = { file: File | null; src?: string; alt: string; size?: ImageSize | null }

/** An image on the server, or null if it was left out. Without a size, it keeps the one that it has. */
export type StoredImage = ({ src: string; alt: string } & Partial<ImageSize>) | null

type ImageDialogProps = {
  images: readonly ImageDraft[]
  /** Whether text that they stand in is inserted without them, too. */
  hasText?: boolean | undefined
  onDone: (stored: StoredImage[]) => void
  onClose: () => void
}

/** Asks for the file and the alternative text of each image, and uploads the files. */
export function ImageDialog({ images, hasText, onDone, onClose }: ImageDialogProps) {
  const several = images.length > 1
  const [first] = images
  const isStored = images.some(({ src }) => src !== undefined)
  const isNew = !several && first?.file === null && !isStored
  const upload = useUpload()
  const call = useUploadDocumentImage({ request: upload.request })
  const errorText = useErrorText()
  const addressOf = useMediaAddress()
  const [sending, setSending] = useState<File | null>(null)
  const [failed, setFailed] = useState<readonly File[]>([])
  // After a failure, only the rest is sent.
  const sent = useRef(new Map<File, string>())
  const state = upload.stateOf(call)
  const form = useForm<ImageValues>({
    defaultValues: {
      images: images.map(({ file, alt, size }) => ({
        way: 'file',
        file,
        chosen: null,
        alt,
        decoration: isStored && alt === '',
        width: size?.width ?? null,
      })),
    },
    check: (values) =>
      Object.fromEntries(
        values.images.flatMap(({ way, file, chosen, alt, decoration, width }, index) => {
          const isMissing = way === 'file' ? !file : !chosen
          const isOptional = isStored || several
          return [
            [
              `images.${index}.${way === 'file' ? 'file' : 'chosen'}`,
              isMissing && !isOptional ? messages.fileRequired : undefined,
            ],
            [
              `images.${index}.alt`,
              decoration || alt !== '' || (several && !file) ? undefined : messages.altRequired,
            ],
            [
              `images.${index}.width`,
              isWidth(width) || width === images[index]?.size?.width
                ? undefined
                : messages.widthInvalid,
            ],
          ]
        }),
      ),
  })
  const values = useWatch({ control: form.control, name: 'images' })
  const send = async (file: File) => {
    const known = sent.current.get(file)
    if (known !== undefined) return known
    setSending(file)
    upload.begin()
    const { imageURI } = await call.mutateAsync({ data: { file } })
    const link = linkOfUploaded(imageURI)
    sent.current.set(file, link)
    return link
  }
  /** Sends one after the other. One that fails does not keep the others back. */
  const sendAll = async ({ images: entries }: ImageValues) => {
    const failures: { index: number; file: File; error: Failure }[] = []
    const stored: StoredImage[] = []
    for (const [index, { way, file, chosen, width }] of entries.entries()) {
      const draft = images[index]
      try {
        const src =
          draft?.src ?? (way === 'document' ? chosen?.link : file ? await send(file) : undefined)
        const source = way === 'document' || !file ? src && shownAt(src) : file
        const isSame = draft?.src !== undefined && width === (draft.size?.width ?? null)
        const size = isSame || !source ? null : await sizeOf(source, width, draft?.size)
        stored.push(src === undefined ? null : { src, alt: '', ...size })
      } catch (error) {
        if (!file || !isFailedCall(error) || error.name === 'AbortError') throw error
        failures.push({ index, file, error })
      }
    }
    setFailed(failures.map(({ file }) => file))
    const [failure] = failures
    if (failure && !several) throw failure.error
    if (failure) {
      const fieldErrors = failures.map(({ index, error }) => ({
        field: `images.${index}.file`,
        message: errorText(error),
      }))
      throw Object.assign(new Error(failure.error.message), { fieldErrors })
    }
    // The texts may have been written during the upload.
    const texts = form.getValues('images')
    return stored.map((each, index) => {
      const { alt, decoration } = texts[index] ?? { alt: '', decoration: true }
      return each && { ...each, alt: decoration ? '' : alt }
    })
  }
  const shownAt = (link: string) => {
    const media = addressOf(link)
    return 'address' in media ? media.address : undefined
  }
  const again = values.some(({ way, file }) => way === 'file' && file && failed.includes(file))
  return (
    <RecordForm
      in="dialog"
      title={several ? messages.images : tools.image}
      size={isNew ? 'lg' : 'md'}
      onClose={onClose}
      upload={state}
      discardText={hasText ? messages.onlyImagesLeftOut : undefined}
      form={form}
      save={sendAll}
      notSaved={several ? messages.someNotUploaded : messages.uploadFailed}
      onSaved={onDone}
      // The editor is gone too.
      onLeft={() => {}}
      submitLabel={again ? words.tryAgain : isStored ? messages.apply : messages.insert}
    >
      {images.map(({ src, size }, index) => (
        <ImageFields
          key={index}
          form={form}
          index={index}
          count={images.length}
          isNew={isNew}
          stored={src === undefined ? undefined : { address: shownAt(src), size }}
          sending={sending}
          upload={state}
        />
      ))}
    </RecordForm>
  )
}

const isWidth = (width: unknown) =>
  width === null ||
  (typeof width === 'number' && width >= widthLimits.min && width <= widthLimits.max)

/** The size to store, so that nothing moves when the image loads. If the image cannot be read, its former proportions count. */
async function sizeOf(source: File | string, width: number | null, before?: ImageSize | null) {
  const own = (await ownSize(source)) ?? before
  return own ? sizeFor(own, width) : null
}
