import { BusinessStructureNodeRequest } from '~/api/generated/model/businessStructureNodeRequest.zod.ts'
import { words } from '~/i18n/words.ts'
import type { ErrorTexts } from '~/kit/form/check.ts'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import type { NodeFormProps } from '~/kit/tree/tree-editor.tsx'
import { hasOtherNamed } from '~/lib/tree.ts'
import { structureMessages as messages } from './messages.ts'
import type { Level } from './new-enterprise.ts'

const checkName = contractCheck<{ name: string }>(BusinessStructureNodeRequest, {
  name: { required: messages.nameRequired },
})

type LevelValues = Pick<Level, 'name' | 'requiresTimezone' | 'enableFloorPlan'>
type LevelFormProps = NodeFormProps<Level> & { structure: Level | null }

/** The form of a level of the business structure. */
export function LevelForm({ node, parent, structure, onSave, onCancel }: LevelFormProps) {
  const check = ({ name }: LevelValues): ErrorTexts => {
    const errors = checkName({ name })
    if (errors['name']) return errors
    return hasOtherNamed(structure, name, node?.id) ? { name: messages.notUnique } : {}
  }
  const form = useForm<LevelValues>({
    defaultValues: {
      name: node?.name ?? '',
      requiresTimezone: node?.requiresTimezone ?? false,
      enableFloorPlan: node?.enableFloorPlan ?? false,
    },
    check,
  })
  const save = (values: LevelValues) => {
    const { id, children } = node ?? { id: crypto.randomUUID(), children: [] }
    onSave({ ...values, id, children }, parent?.id ?? null)
    return Promise.resolve()
  }
  return (
    <Form
      form={form}
      failure={null}
      leaveGuard={null}
      onSubmit={save}
      actions={<FormActions cancel={onCancel} />}
    >
      <TextField
        control={form.control}
        name="name"
        label={words.name}
        required
        autoFocus
        autoComplete="off"
      />
      <CheckboxField
        control={form.control}
        name="requiresTimezone"
        label={messages.requiresTimezone}
        help={messages.requiresTimezoneHelp}
      />
      <CheckboxField
        control={form.control}
        name="enableFloorPlan"
        label={messages.enableFloorPlan}
      />
    </Form>
  )
}
