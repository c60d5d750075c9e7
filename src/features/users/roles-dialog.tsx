import { FormattedMessage, useIntl } from 'react-intl'
import { useListActionRoleTemplates } from '~/api/generated/endpoints/system/system.ts'
import { words } from '~/i18n/words.ts'
import { CheckboxesField } from '~/kit/form/checkboxes-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { SelectField } from '~/kit/form/select-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { inOrder } from '~/lib/in-order.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { messages, selectedCount } from './change-messages.ts'
import type { RolesTarget } from './change-roles.ts'
import { messages as shared } from './messages.ts'

type RolesDialogProps = {
  /** How many users are selected. */
  count: number
  /** Resolves once the check has begun. */
  onCheck: (target: RolesTarget) => Promise<void>
  onClose: () => void
}

type Values = { how: RolesTarget['how']; roles: readonly (string | number)[] }

/** Asks what becomes of the roles of the selected users and starts their check. Changes nothing yet. */
export function RolesDialog({ count, onCheck, onClose }: RolesDialogProps) {
  const intl = useIntl()
  const { data, error, refetch } = useListActionRoleTemplates()
  const templates = inOrder(data?.actionRoleTemplates)
  const form = useForm<Values>({
    // What takes nothing away.
    defaultValues: { how: 'add', roles: [] },
    check: ({ roles }) => ({ roles: roles.length > 0 ? undefined : words.required }),
  })
  const begin = ({ how, roles }: Values) =>
    onCheck({
      how,
      roles: templates.filter(({ id }) => roles.includes(id)).map(({ id, name }) => ({ id, name })),
    })
  return (
    <RecordForm
      in="dialog"
      title={messages.changeRoles}
      size="sm"
      onClose={onClose}
      form={form}
      save={begin}
      notices={error && <ErrorMessage error={error} onRetry={() => void refetch()} />}
      submitLabel={messages.check}
      note={<FormattedMessage {...selectedCount} values={{ count }} />}
    >
      <SelectField
        control={form.control}
        name="how"
        label={messages.change}
        options={(['add', 'remove', 'replace'] as const).map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
        }))}
        required
      />
      <CheckboxesField
        control={form.control}
        name="roles"
        label={shared.roles}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
    </RecordForm>
  )
}
