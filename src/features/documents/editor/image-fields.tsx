import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { FieldFrame, type ControlProps } from '~/kit/form/field-frame.tsx'
import { imageEndings } from '~/kit/form/file-check.ts'
import { FileField } from '~/kit/form/file-field.tsx'
import type { UploadState } from '~/kit/form/file-row.tsx'
import { NumberField } from '~/kit/form/number-field.tsx'
import { SegmentsField } from '~/kit/form/segments-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useField } from '~/kit/form/use-field.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { namedWidths, type ImageSize } from './image-size.ts'
import { imageNumber, messages, tools, widthNames } from './messages.ts'
import type { Picture } from './pictures-in.ts'

const PictureChooser = lazyPart(
  async () => (await import('./picture-chooser.tsx')).PictureChooser,
  PartMissing,
)

export type ImageValues = {
  images: {
    /** Where it comes from. */
    way: 'file' | 'document'
    file: File | null
    /** A picture of another document. */
    chosen: Picture | null
    alt: string
    decoration: boolean
    /** In pixels, or null for its own size. */
    width: number | null
  }[]
}

type ImageFieldsProps = {
  form: UseFormReturn<ImageValues>
  index: number
  count: number
  /** Whether nothing is known of it yet. */
  isNew: boolean
  /** For one that is in the text. */
  stored: { address: string | undefined; size: ImageSize | null | undefined } | undefined
  /** The file that is being sent, and its progress. */
  sending: File | null
  upload: UploadState | undefined
}

/** The fields of one of the images. */
export function ImageFields({ form, index, count, isNew, stored, ...props }: ImageFieldsProps) {
  const intl = useIntl()
  const { control } = form
  const { way, file, decoration } = useWatch({ control, name: `images.${index}` })
  const several = count > 1
  const title = intl.formatMessage(imageNumber, { number: index + 1, count })
  return (
    <Stack gap="4" {...(several && { role: 'group', 'aria-label': title })}>
      {several && (
        <styled.p fontWeight="semibold" aria-hidden>
          {title}
        </styled.p>
      )}
      {stored?.address && <img src={stored.address} alt="" className={preview} />}
      {isNew && (
        <SegmentsField
          control={control}
          name={`images.${index}.way`}
          label={messages.way}
          options={[
            { value: 'file', label: intl.formatMessage(messages.fromFile) },
            { value: 'document', label: intl.formatMessage(messages.fromDocument) },
          ]}
        />
      )}
      {!stored && way === 'file' && (
        <FileField
          control={control}
          name={`images.${index}.file`}
          label={messages.file}
          help={several ? messages.leftOut : undefined}
          required={!several}
          accept={imageEndings}
          maxBytes={uploadLimits.uploadDocumentImage.file}
          upload={props.sending === file ? props.upload : undefined}
        />
      )}
      {way === 'document' && <ChosenField form={form} index={index} />}
      <TextField
        control={control}
        name={`images.${index}.alt`}
        label={messages.alt}
        help={messages.altHelp}
        disabled={decoration}
        required={!decoration}
      />
      <CheckboxField
        control={control}
        name={`images.${index}.decoration`}
        label={messages.decoration}
      />
      {!several && <WidthField form={form} index={index} />}
    </Stack>
  )
}

type EntryProps = Pick<ImageFieldsProps, 'form' | 'index'>

/** A picture of another document. It brings its alternative text, unless another was written. */
function ChosenField({ form, index }: EntryProps) {
  const name = `images.${index}.chosen` as const
  const { value, error, change } = useField(
    { control: form.control, name, label: tools.image },
    { show: (picture: Picture | null) => picture?.alt },
  )
  const chosen = value as Picture | null
  const choose = (picture: Picture) => {
    const text = form.getValues(`images.${index}.alt`)
    change(picture)
    if (text === '' || text === chosen?.alt) {
      form.setValue(`images.${index}.alt`, picture.alt, { shouldDirty: true })
      if (picture.alt !== '') form.clearErrors(`images.${index}.alt`)
    }
  }
  return (
    <FieldFrame label={tools.image} error={error} group required>
      {(frame: ControlProps) => (
        <Box css={list} tabIndex={-1}>
          {/* The form finds its fields by name, also before there are pictures. */}
          <input type="hidden" name={name} />
          <PictureChooser
            name={name}
            control={frame}
            value={chosen?.link ?? null}
            onChange={choose}
            fallback={<SkeletonLines lines={4} />}
          />
        </Box>
      )}
    </FieldFrame>
  )
}

/** The width, by name or number. The height follows. */
function WidthField({ form, index }: EntryProps) {
  const name = `images.${index}.width` as const
  const width = useWatch({ control: form.control, name })
  return (
    <Stack gap="2">
      <NumberField
        control={form.control}
        name={name}
        label={messages.width}
        help={messages.widthHelp}
        whole
        className={css({ maxW: '32' })}
      />
      <Flex gap="2" wrap="wrap">
        {([...Object.entries(namedWidths), ['own', null]] as const).map(([key, value]) => (
          <Button
            key={key}
            size="sm"
            quiet
            aria-pressed={width === value}
            className={pressed}
            onClick={() => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
          >
            <FormattedMessage {...widthNames[key as keyof typeof widthNames]} />
          </Button>
        ))}
      </Flex>
    </Stack>
  )
}

const preview = css({
  maxH: '40',
  maxW: 'full',
  objectFit: 'contain',
  alignSelf: 'start',
  rounded: 'l2',
  bg: 'bg.muted',
})
const pressed = css({ '&[aria-pressed=true]': { bg: 'gray.muted' } })
const list = { maxH: '80', overflowY: 'auto', p: '1' } as const
