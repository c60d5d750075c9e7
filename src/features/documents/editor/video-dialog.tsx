import type { Editor } from '@tiptap/core'
import { useIntl } from 'react-intl'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { useMediaOrigins } from '~/ui/media/media-origins.ts'
import { messages, otherOrigin, tools } from './messages.ts'
import { useVideoProblem } from './video-link.ts'

type VideoDialogProps = { editor: Editor; onClose: () => void }

/** Inserts a video, or edits the link of the selected one. */
export function VideoDialog({ editor, onClose }: VideoDialogProps) {
  const intl = useIntl()
  const problemOf = useVideoProblem()
  const origins = intl.formatList(useMediaOrigins(), { type: 'disjunction' })
  const isChange = editor.isActive('video')
  const before = isChange ? String(editor.getAttributes('video')['src']) : ''
  const form = useForm({
    defaultValues: { address: before },
    check: ({ address }) => {
      const problem = problemOf(address)
      const texts = {
        noAddress: messages.videoInvalid,
        otherOrigin: intl.formatMessage(otherOrigin, { origins }),
      }
      return { address: problem && texts[problem] }
    },
  })
  const insert = async ({ address: src }: { address: string }) => {
    if (isChange) editor.commands.updateAttributes('video', { src })
    else editor.commands.insertContent({ type: 'video', attrs: { src } })
  }
  return (
    <RecordForm
      in="dialog"
      title={tools.video}
      onClose={onClose}
      form={form}
      save={insert}
      submitLabel={isChange ? messages.apply : messages.insert}
    >
      <TextField
        control={form.control}
        name="address"
        label={messages.address}
        help={messages.videoHelp}
        kind="identifier"
        required
      />
    </RecordForm>
  )
}
