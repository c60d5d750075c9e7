import { useId, type ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type IntlShape,
  type MessageValue,
} from 'react-intl'
import { words } from '~/i18n/words.ts'
import type { Conflict, Side } from '~/lib/merge.ts'
import { css } from '~/styled-system/css'
import { Box, Stack, styled } from '~/styled-system/jsx'
import { FieldFrame } from './field-frame.tsx'
import type { MergeField } from './merge-fields.ts'
import { RadioCard } from './radio-card.tsx'
import { RecordForm } from './record-form.tsx'
import { useField } from './use-field.ts'
import { useForm } from './use-form.ts'

type Choices = { keep: { side: Side | '' }[] }

/** The field that a conflict is about, unless the form has not shown it. */
type FieldOf = (conflict: Conflict) => MergeField | undefined

type ConflictDialogProps = {
  /** The record's name. */
  name: string
  fieldOf: FieldOf
  conflicts: readonly Conflict[]
  /** Gets the choices in the order of the conflicts. */
  onChoose: (choices: Side[]) => void
  onClose: () => void
}

/** Asks which value to keep where a field has been changed here and elsewhere. Nothing is chosen at first. */
export function ConflictDialog({
  name,
  fieldOf,
  conflicts,
  onChoose,
  onClose,
}: ConflictDialogProps) {
  const form = useForm<Choices>({
    defaultValues: { keep: conflicts.map(() => ({ side: '' as const })) },
    check: ({ keep }) =>
      Object.fromEntries(
        keep.flatMap(({ side }, index) => (side ? [] : [[`keep.${index}.side`, words.required]])),
      ),
  })
  return (
    <RecordForm
      in="dialog"
      size="lg"
      title={<FormattedMessage {...changed} values={{ name: <bdi>{name}</bdi> }} />}
      onClose={onClose}
      form={form}
      save={({ keep }) => Promise.resolve(keep.map(({ side }) => side || 'mine'))}
      onSaved={onChoose}
    >
      <p>
        <FormattedMessage {...messages.choose} />
      </p>
      {conflicts.map((conflict, index) => (
        <ConflictField
          key={JSON.stringify(conflict.path)}
          control={form.control}
          index={index}
          field={fieldOf(conflict)}
          conflict={conflict}
        />
      ))}
    </RecordForm>
  )
}

type ConflictFieldProps = {
  control: Control<Choices>
  index: number
  field: MergeField | undefined
  conflict: Conflict
}

function ConflictField({ control, index, field, conflict }: ConflictFieldProps) {
  const intl = useIntl()
  const id = useId()
  const name = `keep.${index}.side` as const
  const label = field?.label
  const { value, error, change } = useField({ control, name, label })
  return (
    <FieldFrame label={label} error={error} group required>
      {({ id: _id, disabled: _disabled, ...group }) => (
        <div role="radiogroup" {...group} className={sides}>
          {(['mine', 'theirs'] as const).map((side) => (
            <Stack key={side} gap="1.5">
              <RadioCard
                name={name}
                value={side}
                checked={value === side}
                onChange={() => change(side)}
                aria-describedby={`${id}-${side}`}
              >
                <styled.p textStyle="sm" fontWeight="medium">
                  <FormattedMessage {...messages[side]} />
                </styled.p>
              </RadioCard>
              {/* Beside the label, since it may be long and have links. */}
              <Box id={`${id}-${side}`} px="3" textStyle="sm" overflowWrap="anywhere">
                {shown(conflict[side], field?.show, intl)}
              </Box>
            </Stack>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

function shown(value: unknown, show: ((value: never) => ReactNode) | undefined, intl: IntlShape) {
  if (value === undefined) return <Muted message={messages.removed} />
  const own = show?.(value as never)
  if (own) return own
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? (
    <Muted message={messages.empty} />
  ) : (
    <styled.p whiteSpace="pre-wrap" dir="auto">
      {plainText(value, intl)}
    </styled.p>
  )
}

function plainText(value: unknown, intl: IntlShape): string {
  if (Array.isArray(value)) return intl.formatList(value.map((each) => plainText(each, intl)))
  if (typeof value === 'boolean') return intl.formatMessage(value ? words.yes : words.no)
  if (typeof value === 'number') return intl.formatNumber(value, { maximumFractionDigits: 20 })
  return String(value)
}

const Muted = ({ message }: { message: (typeof messages)[keyof typeof messages] }) => (
  <styled.p color="fg.muted">
    <FormattedMessage {...message} />
  </styled.p>
)

const changed = defineMessage<{ name: MessageValue }>({
  defaultMessage: '{name} has changed in the meantime',
  description: 'Heading of the question which values to keep; name: that of the record',
})

const sides = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
})

const messages = defineMessages({
  choose: {
    defaultMessage:
      'Someone has saved other values in fields that you have changed too. Choose which to keep. Nothing is saved until then.',
    description: 'Question when a form is saved',
  },
  mine: { defaultMessage: 'Your change', description: 'Choice: the value that the user entered' },
  theirs: {
    defaultMessage: 'Saved in the meantime',
    description: 'Choice: the value that someone else has saved',
  },
  empty: { defaultMessage: 'Empty', description: 'A field without a value, as one of two choices' },
  removed: {
    defaultMessage: 'Removed',
    description: 'A row of a list that was removed, as one of two choices',
  },
})
