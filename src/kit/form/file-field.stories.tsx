import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Box } from '~/styled-system/jsx'
import preview from '../../../.storybook/preview.tsx'
import { FileField } from './file-field.tsx'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
import { useForm } from './use-form.ts'
import { useUpload } from './use-upload.ts'

type Upload = { onUploadProgress: (sent: number, total: number) => void; signal: AbortSignal }
type Pictures = { files: File[] }
type PicturesFormProps = { files: File[]; send: (upload: Upload) => Promise<unknown> }

const named = (name: string, content: string, type = '') => new File([content], name, { type })

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><path fill="#0b8" d="M4 4h40v40H4z"/></svg>'

const picture = named('plan.svg', drawing, 'image/svg+xml')

/** Uploads pictures like a screen does. */
function PicturesForm({ files, send }: PicturesFormProps) {
  const upload = useUpload()
  const form = useForm<Pictures>({ defaultValues: { files }, check: () => ({}) })
  const submit = async () => {
    upload.begin()
    await send(upload.request)
  }
  return (
    <Box maxW="lg">
      <Form
        form={form}
        failure={null}
        leaveGuard={null}
        onSubmit={submit}
        actions={<FormActions submitLabel="Upload" cancel={null} />}
      >
        <FileField
          control={form.control}
          name="files"
          label="Pictures"
          multiple
          accept={['.png', '.svg']}
          maxBytes={200}
          upload={
            upload.progress > 0 ? { progress: upload.progress, onCancel: upload.cancel } : undefined
          }
        />
      </Form>
    </Box>
  )
}

const meta = preview.meta({
  title: 'Components/Form/File field',
  component: PicturesForm,
  args: { files: [], send: fn(() => Promise.resolve()) },
})

type Story = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Chooses a file that is refused with this error, then a good one. */
const refuses =
  (file: File, error: RegExp) =>
  async ({ canvas, userEvent }: Story) => {
    const field = canvas.getByLabelText('Pictures')
    // A file picker can be set to show all files, and any file can be dropped.
    field.removeAttribute('accept')
    await userEvent.upload(field, file)
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveAccessibleDescription(error)
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
    await userEvent.upload(field, picture)
    await expect(await canvas.findByText('plan.svg')).toBeVisible()
    await expect(field).toBeValid()
  }

export const WrongKind = meta.story({
  play: refuses(
    named('notes.txt', 'hello'),
    /notes\.txt cannot be used\. Choose a PNG or SVG file\./,
  ),
})

export const TooLarge = meta.story({
  play: refuses(named('large.png', 'x'.repeat(201)), /large\.png is too large/),
})

export const EmptyFile = meta.story({
  play: refuses(named('none.png', ''), /none\.png is empty\./),
})

export const OtherContent = meta.story({
  play: refuses(
    named('scan.png', '%PDF-1.7', 'image/png'),
    /scan\.png is not an image that can be shown\./,
  ),
})

/** Shows the error for a file that the form begins with, such as a pasted one, and removes it. */
const removes =
  (error: RegExp) =>
  async ({ canvas }: Story) => {
    const field = canvas.getByLabelText('Pictures')
    await waitFor(() => expect(field).toHaveAccessibleDescription(error))
    await expect(canvas.getByRole('listitem')).toHaveTextContent('plan.svg')
  }

export const InitialOfOtherContent = meta.story({
  tags: ['!dev'],
  args: { files: [named('scan.png', '%PDF-1.7', 'image/png'), picture] },
  play: removes(/scan\.png is not an image that can be shown\./),
})

export const InitialOfWrongKind = meta.story({
  tags: ['!dev'],
  args: { files: [named('wave.gif', 'GIF89a', 'image/gif'), picture] },
  play: removes(/wave\.gif cannot be used\. Choose a PNG or SVG file\./),
})

export const WrongKindDark = WrongKind.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const SomeAccepted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Pictures')
    field.removeAttribute('accept')
    await userEvent.upload(field, [named('notes.txt', 'hello'), picture])
    await expect(await canvas.findByText('plan.svg')).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/notes\.txt cannot be used/)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
})

export const Dropped = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Pictures')
    const zone = canvas.getByText(/^Choose files or drop/)
    const drop = (file: File) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      for (const type of ['dragover', 'drop']) {
        zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
      }
    }
    drop(named('notes.txt', 'hello'))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/notes\.txt cannot be used/))
    drop(picture)
    await expect(await canvas.findByText('plan.svg')).toBeVisible()
    await expect(field).toBeValid()
  },
})

export const ChosenTwice = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Pictures')
    await userEvent.upload(field, [picture, named('other.svg', drawing, 'image/svg+xml')])
    await canvas.findByText('other.svg')
    await userEvent.upload(field, [picture, named('third.svg', drawing, 'image/svg+xml')])
    await canvas.findByText('third.svg')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove third.svg' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plan.svg' }))
    await expect(canvas.getByRole('listitem')).toHaveTextContent('other.svg')
  },
})

export const Preview = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Pictures'), picture)
    const image = await canvas.findByRole<HTMLImageElement>('presentation')
    await waitFor(() => expect(image.naturalWidth).toBe(48))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plan.svg' }))
    await expect(canvas.queryByRole('presentation')).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Pictures')).toHaveFocus()
  },
})

/** Sends a part, then stalls until canceled. */
const half = ({ onUploadProgress, signal }: Upload) =>
  new Promise((_, reject) => {
    onUploadProgress(75, 150)
    signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
  })

export const Sending = meta.story({
  args: { files: [picture], send: fn(half) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    const bar = await canvas.findByRole('progressbar', { name: 'Sending plan.svg' })
    await expect(bar).toHaveAttribute('aria-valuenow', '50')
    await expect(canvas.getByText('50% uploaded')).toBeVisible()
    await expect(canvas.getByLabelText('Pictures')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Upload' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const SendingDark = Sending.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const SendingOnAPhone = Sending.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const Canceled = meta.story({
  tags: ['!dev'],
  args: { files: [picture], send: fn(half) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    await canvas.findByRole('progressbar')
    canvas.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Remove plan.svg' })).toHaveFocus()
    const upload = canvas.getByRole('button', { name: 'Upload' })
    await waitFor(() => expect(upload).toHaveAttribute('aria-busy', 'false'))
    await expect(canvas.getByText('plan.svg')).toBeVisible()
    // The canceled upload does not stop a new one.
    await userEvent.click(upload)
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(upload).toHaveAttribute('aria-busy', 'true'))
  },
})
