import { chakra, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Dialog } from '~/components/dialog/dialog.tsx'
import { CancelButton } from '~/components/form/cancel.tsx'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Form } from '~/components/form/form.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { words } from '~/i18n/words.ts'
import { checkName } from './check-view-name.ts'

type SaveViewDialogProps = {
  onSave: (name: string, asDefault: boolean) => void
  onClose: () => void
}

/** Asks for the name under which columns, sort and filters of a list are kept. */
export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const [asDefault, setDefault] = useState(false)
  const form = useForm({ defaultValues: { name: '' }, check: checkName })
  return (
    <Dialog title={<FormattedMessage {...messages.title} />} onClose={onClose} size="sm">
      <Stack gap="4">
        <Text color="fg.muted" textStyle="sm">
          <FormattedMessage {...messages.explanation} />
        </Text>
        <Form
          form={form}
          onSubmit={async ({ name }) => {
            onSave(name.trim(), asDefault)
            onClose()
          }}
          failure={null}
          leaveGuard={null}
          actions={
            <FormActions
              submitLabel={<FormattedMessage {...messages.save} />}
              cancel={<CancelButton onCancel={onClose} />}
            />
          }
        >
          <TextField
            control={form.control}
            name="name"
            label={<FormattedMessage {...words.name} />}
            autoFocus
          />
          <chakra.label display="flex" alignItems="center" gap="2" textStyle="sm">
            <chakra.input
              type="checkbox"
              boxSize="4"
              accentColor="teal.solid"
              checked={asDefault}
              onChange={(event) => setDefault(event.target.checked)}
            />
            <FormattedMessage {...messages.default} />
          </chakra.label>
        </Form>
      </Stack>
    </Dialog>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'Save as a view', description: 'Dialog: names what a list shows now' },
  explanation: {
    defaultMessage:
      'A view keeps the columns, the sorting and the filters. If a view with this name exists, saving replaces it.',
    description: 'Explains what a saved view is',
  },
  default: {
    defaultMessage: 'Open the list with this view',
    description: 'Box: makes a saved view the default',
  },
  save: { defaultMessage: 'Save view', description: 'Button' },
})
