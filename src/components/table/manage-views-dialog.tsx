import { Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '~/components/dialog/dialog.tsx'
import { CancelButton } from '~/components/form/cancel.tsx'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Form } from '~/components/form/form.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { checkName } from './check-view-name.ts'
import { withoutView, withViewRenamed, type TableSettings } from './table-settings.ts'
import type { SettingsChange } from './use-table-settings.ts'

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
    <Dialog title={<FormattedMessage {...messages.title} />} onClose={onClose} size="md">
      <Stack as="ul" gap="0" listStyleType="none" separator={<hr aria-hidden />}>
        {settings.views.map(({ name }) => (
          <Flex as="li" key={name} align="center" gap="1" py="2" wrap="wrap">
            {name === renamed ? (
              <RenameView
                name={name}
                onCancel={() => setRenamed(undefined)}
                onRename={(to) => {
                  onChange((before) => withViewRenamed(before, name, to))
                  setRenamed(undefined)
                }}
              />
            ) : (
              <>
                <Text flex="1" minW="32" overflowWrap="anywhere">
                  {name}
                </Text>
                <Button
                  size="xs"
                  variant={settings.defaultView === name ? 'subtle' : 'ghost'}
                  colorPalette={settings.defaultView === name ? 'teal' : 'gray'}
                  aria-pressed={settings.defaultView === name}
                  onClick={() =>
                    onChange((before) => ({
                      ...before,
                      defaultView: settings.defaultView === name ? undefined : name,
                    }))
                  }
                >
                  <FormattedMessage {...messages.default} />
                </Button>
                <IconButton
                  size="xs"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={intl.formatMessage(rename, { name })}
                  onClick={() => setRenamed(name)}
                >
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton
                  size="xs"
                  variant="ghost"
                  colorPalette="red"
                  aria-label={intl.formatMessage(remove, { name })}
                  onClick={() => onChange((before) => withoutView(before, name))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </>
            )}
          </Flex>
        ))}
      </Stack>
      {settings.views.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.none} />
        </Text>
      )}
    </Dialog>
  )
}

type RenameViewProps = { name: string; onRename: (to: string) => void; onCancel: () => void }

function RenameView({ name, onRename, onCancel }: RenameViewProps) {
  const form = useForm({ defaultValues: { name }, check: checkName })
  return (
    <Form
      form={form}
      onSubmit={async (values) => onRename(values.name.trim())}
      failure={null}
      leaveGuard={null}
      actions={
        <FormActions
          submitLabel={<FormattedMessage {...messages.rename} />}
          cancel={<CancelButton onCancel={onCancel} />}
        />
      }
    >
      <TextField
        control={form.control}
        name="name"
        label={<FormattedMessage {...messages.newName} />}
        autoFocus
      />
    </Form>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'Views of this list', description: 'Dialog: the saved views' },
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
