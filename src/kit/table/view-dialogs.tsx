import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type MessageDescriptor,
} from 'react-intl'
import * as z from 'zod/mini'
import { words } from '~/i18n/words.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button, IconButton } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import {
  withoutView,
  withViewRenamed,
  type SettingsChange,
  type TableSettings,
} from './table-settings.ts'

type SaveViewDialogProps = {
  settings: TableSettings
  onSave: (name: string, asDefault: boolean) => void
  onClose: () => void
}

/** Asks for the name under which columns, sort and filters of a list are kept. */
export function SaveViewDialog({ settings, onSave, onClose }: SaveViewDialogProps) {
  const [asDefault, setDefault] = useState(false)
  return (
    <Dialog title={messages.save} onClose={onClose} size="sm">
      <Stack gap="4">
        <styled.p color="fg.muted" textStyle="sm">
          <FormattedMessage {...messages.explanation} />
        </styled.p>
        <NameForm
          name=""
          taken={namesIn(settings)}
          label={words.name}
          submit={messages.saveView}
          onName={(name) => {
            onSave(name, asDefault)
            onClose()
          }}
          onCancel={onClose}
        >
          <styled.label display="flex" alignItems="center" gap="2" textStyle="sm">
            <styled.input
              type="checkbox"
              boxSize="4"
              accentColor="teal.solid"
              checked={asDefault}
              onChange={(event) => setDefault(event.target.checked)}
            />
            <FormattedMessage {...messages.openWith} />
          </styled.label>
        </NameForm>
      </Stack>
    </Dialog>
  )
}

type ManageViewsDialogProps = {
  settings: TableSettings
  onChange: (change: SettingsChange) => void
  onClose: () => void
}

/** Renames and deletes saved views, and chooses the one that the list opens with. */
export function ManageViewsDialog({ settings, onChange, onClose }: ManageViewsDialogProps) {
  const intl = useIntl()
  const [renamed, setRenamed] = useState<string>()
  return (
    <Dialog title={messages.manage} onClose={onClose} size="md">
      <Stack as="ul" gap="0" listStyleType="none" divideY="1px">
        {settings.views.map(({ name }) => {
          const isDefault = settings.defaultView === name
          return (
            <Flex as="li" key={name} align="center" gap="1" py="2" wrap="wrap">
              {name === renamed ? (
                <NameForm
                  name={name}
                  taken={namesIn(settings).filter((each) => each !== name)}
                  label={messages.newName}
                  submit={messages.rename}
                  onCancel={() => setRenamed(undefined)}
                  onName={(to) => {
                    onChange((before) => withViewRenamed(before, name, to))
                    setRenamed(undefined)
                  }}
                />
              ) : (
                <>
                  <styled.p flex="1" minW="32" overflowWrap="anywhere">
                    {name}
                  </styled.p>
                  <Button
                    size="xs"
                    variant={isDefault ? 'subtle' : 'ghost'}
                    className={css({ colorPalette: isDefault ? 'teal' : 'gray' })}
                    aria-pressed={isDefault}
                    onClick={() =>
                      onChange((before) => ({
                        ...before,
                        defaultView: isDefault ? undefined : name,
                      }))
                    }
                  >
                    <FormattedMessage {...messages.default} />
                  </Button>
                  <IconButton
                    size="xs"
                    variant="ghost"
                    className={css({ colorPalette: 'gray' })}
                    aria-label={intl.formatMessage(rename, { name })}
                    onClick={() => setRenamed(name)}
                  >
                    <Pencil aria-hidden />
                  </IconButton>
                  <IconButton
                    size="xs"
                    variant="ghost"
                    className={css({ colorPalette: 'red' })}
                    aria-label={intl.formatMessage(remove, { name })}
                    onClick={() => onChange((before) => withoutView(before, name))}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </>
              )}
            </Flex>
          )
        })}
      </Stack>
      {settings.views.length === 0 && (
        <styled.p color="fg.muted">
          <FormattedMessage {...messages.none} />
        </styled.p>
      )}
    </Dialog>
  )
}

const namesIn = ({ views }: TableSettings) => views.map(({ name }) => name)

type NameFormProps = {
  name: string
  /** The names of the other views. */
  taken: readonly string[]
  label: MessageDescriptor
  submit: MessageDescriptor
  onName: (name: string) => void
  onCancel: () => void
  children?: ReactNode
}

function NameForm({ name, taken, label, submit, onName, onCancel, children }: NameFormProps) {
  const form = useForm({ defaultValues: { name }, check: checkName })
  const isTaken = taken.includes(useWatch({ control: form.control, name: 'name' }).trim())
  return (
    <Form
      form={form}
      failure={null}
      leaveGuard={null}
      onSubmit={async (values) => onName(values.name.trim())}
      actions={<FormActions submitLabel={submit} cancel={onCancel} />}
    >
      <TextField
        control={form.control}
        name="name"
        label={label}
        help={isTaken && messages.taken}
        autoFocus
      />
      {children}
    </Form>
  )
}

const messages = defineMessages({
  required: { defaultMessage: 'Enter a name', description: 'A saved view has no name' },
  taken: {
    defaultMessage: 'A view with this name exists. Saving replaces it.',
    description: 'Below the name of a view',
  },
  save: { defaultMessage: 'Save as a view', description: 'Dialog: names what a list shows now' },
  explanation: {
    defaultMessage: 'A view stores the columns, sorting and filters.',
    description: 'Explains what a saved view is',
  },
  openWith: {
    defaultMessage: 'Open the list with this view',
    description: 'Box: makes a saved view the default',
  },
  saveView: { defaultMessage: 'Save view', description: 'Button' },
  manage: { defaultMessage: 'Views of this list', description: 'Dialog: the saved views' },
  default: { defaultMessage: 'Default', description: 'Toggle: the list opens with this view' },
  rename: { defaultMessage: 'Rename', description: 'Button: gives a saved view its new name' },
  newName: { defaultMessage: 'New name', description: 'Field: the new name of a saved view' },
  none: { defaultMessage: 'You have no saved views.', description: 'All saved views are deleted' },
})

const rename = defineMessage<{ name: string }>({
  defaultMessage: 'Rename {name}',
  description: 'Button: renames a saved view',
})

const remove = defineMessage<{ name: string }>({
  defaultMessage: 'Delete {name}',
  description: 'Button: deletes a saved view',
})

const checkName = contractCheck<{ name: string }>(
  z.object({ name: z.string().check(z.regex(/\S/)) }),
  { name: { required: messages.required } },
)
