import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { GroupingNodeRequest } from '~/api/generated/model/groupingNodeRequest.zod.ts'
import { words } from '~/i18n/words.ts'
import { zoneChoices } from '~/i18n/zones.ts'
import type { ErrorTexts } from '~/kit/form/check.ts'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { SelectField } from '~/kit/form/select-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import type { NodeFormProps } from '~/kit/tree/tree-editor.tsx'
import { hasOtherNamed, nodesOf, type TreeNode } from '~/lib/tree.ts'
import { groupingMessages as messages } from './messages.ts'
import { levelOf, likelyLevel, type Grouping, type Level } from './new-enterprise.ts'

const checkName = contractCheck<{ name: string }>(GroupingNodeRequest, {
  name: { required: messages.nameRequired },
})

type GroupingValues = Pick<Grouping, 'name' | 'levelId' | 'timezone' | 'monitoringVisible'> & {
  parentId: string | null
}

type GroupingFormProps = NodeFormProps<Grouping> & {
  structure: Level
  groupings: Grouping | null
  /** The default name of the root. */
  rootName: string
}

/** The form of a location or a group of locations. It can be moved to another parent. */
export function GroupingForm({ node, parent, structure, groupings, ...props }: GroupingFormProps) {
  const intl = useIntl()
  const isRoot = parent === null
  const check = (values: GroupingValues): ErrorTexts => ({
    ...(hasOtherNamed(groupings, values.name, node?.id) && { name: messages.notUnique }),
    ...checkName({ name: values.name }),
    ...(!isRoot && values.parentId === null && { parentId: messages.parentRequired }),
    ...(levelOf(structure, values)?.requiresTimezone &&
      values.timezone === null && { timezone: messages.timezoneRequired }),
  })
  const form = useForm<GroupingValues>({
    defaultValues: {
      name: node?.name ?? (isRoot ? props.rootName : ''),
      parentId: parent?.id ?? null,
      levelId: node?.levelId ?? likelyLevel(structure, parent).id,
      timezone: node?.timezone ?? null,
      monitoringVisible: node?.monitoringVisible ?? !isRoot,
    },
    check,
  })
  const levelId = useWatch({ control: form.control, name: 'levelId' })
  const needsTimezone = levelOf(structure, { levelId })?.requiresTimezone === true
  const save = ({ parentId, ...values }: GroupingValues) => {
    const { id, children } = node ?? { id: crypto.randomUUID(), children: [] }
    const timezone = needsTimezone ? values.timezone : null
    const namedAfterEnterprise = isRoot && values.name === props.rootName
    props.onSave({ ...values, id, children, timezone, namedAfterEnterprise }, parentId)
    return Promise.resolve()
  }
  const below = new Set(nodesOf(node).map(({ id }) => id))
  return (
    <Form
      form={form}
      failure={null}
      leaveGuard={null}
      onSubmit={save}
      actions={<FormActions cancel={props.onCancel} />}
    >
      <TextField
        control={form.control}
        name="name"
        label={words.name}
        required
        autoFocus
        autoComplete="off"
      />
      {!isRoot && (
        <SelectField
          control={form.control}
          name="parentId"
          label={messages.parent}
          required
          emptyLabel={intl.formatMessage(messages.parentChoice)}
          options={nodesOf(groupings)
            .filter(({ id }) => !below.has(id))
            .map(optionOf)}
        />
      )}
      <SelectField
        control={form.control}
        name="levelId"
        label={messages.level}
        required
        options={nodesOf(structure).map(optionOf)}
      />
      {needsTimezone && (
        <SelectField
          control={form.control}
          name="timezone"
          label={messages.timezone}
          required
          emptyLabel={intl.formatMessage(messages.timezoneChoice)}
          options={zones}
        />
      )}
      <CheckboxField
        control={form.control}
        name="monitoringVisible"
        label={messages.monitoringVisible}
      />
    </Form>
  )
}

const optionOf = <Node extends TreeNode<Node>>({ id, name }: Node) => ({ value: id, label: name })

const zones = zoneChoices().map((zone) => ({ value: zone, label: zone }))
