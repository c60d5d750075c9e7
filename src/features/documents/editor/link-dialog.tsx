import type { Editor } from '@tiptap/core'
import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { css } from '~/styled-system/css'
import { Button } from '~/ui/button/button.tsx'
import { linkAddress } from './link-address.ts'
import { messages, tools } from './messages.ts'

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Adds a link to the selection or to new text, or edits the link at the caret. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const needsText = editor.state.selection.empty && before === ''
  const form = useForm({
    defaultValues: { address: before, text: '' },
    check: ({ address, text }) => ({
      address:
        address === ''
          ? words.required
          : linkAddress(address) === undefined
            ? messages.linkInvalid
            : undefined,
      text: needsText && text === '' ? words.required : undefined,
    }),
  })
  const apply = async ({ address, text }: { address: string; text: string }) => {
    const href = linkAddress(address) ?? ''
    const chain = editor.chain()
    if (needsText) {
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <RecordForm
      in="dialog"
      title={tools.link}
      onClose={onClose}
      form={form}
      save={apply}
      submitLabel={messages.apply}
      otherAction={
        before !== '' && (
          <Button variant="outline" className={css({ colorPalette: 'red' })} onClick={remove}>
            <FormattedMessage {...messages.removeLink} />
          </Button>
        )
      }
    >
      <TextField
        control={form.control}
        name="address"
        label={messages.address}
        help={messages.linkHelp}
        kind="identifier"
        required
      />
      {needsText && (
        <TextField control={form.control} name="text" label={messages.linkText} required />
      )}
    </RecordForm>
  )
}
