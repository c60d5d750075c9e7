import { useEffect, useRef, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NotificationPreference } from '~/api/generated/model/index.ts'
import { words } from '~/i18n/words.ts'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { PhoneField } from '~/kit/form/phone-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { channelTexts, invalidEmail, messages } from './messages.ts'
import { isTaken, newPreference, type AddableChannel, type NewRow } from './preferences.ts'
import { takenText } from './use-preference-calls.ts'

type AddDialogProps = {
  channel: AddableChannel
  /** The saved preferences, as far as known. */
  saved: readonly NotificationPreference[]
  add: (row: NewRow) => Promise<unknown>
  test: (row: NewRow) => Promise<unknown>
  /** Whether a test is being sent. */
  testing: boolean
  onClose: () => void
}

/** Adds an email address or a number in the United States. */
export function AddDialog({ channel, saved, add, test, testing, onClose }: AddDialogProps) {
  const intl = useIntl()
  const texts = channelTexts[channel]
  const isEmail = channel === 'email'
  const rowOf = (values: { value: string; textOnly: boolean }) =>
    ({ ...values, channel, active: true }) as const
  const form = useForm({
    defaultValues: { value: '', textOnly: false },
    check: (values) => {
      const row = rowOf(values)
      const { value } = values
      if (value === '') return { value: isEmail ? words.required : messages.invalidPhone }
      if (!newPreference(row)) {
        return {
          value: isEmail ? intl.formatMessage(invalidEmail, { value }) : messages.invalidPhone,
        }
      }
      return isTaken(saved, row) ? { value: takenText(row) } : {}
    },
  })
  const isTested = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // After the first submit, the form checks changes itself.
        callback: ({ isSubmitted }) => {
          if (isTested.current && !isSubmitted) void form.trigger()
        },
      }),
    [form],
  )
  const sendTest = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    isTested.current = true
    const input = currentTarget.form?.elements.namedItem('value')
    if (await form.trigger()) await test(rowOf(form.getValues()))
    else if (input instanceof HTMLElement) input.focus()
  }
  const field = {
    control: form.control,
    name: 'value',
    label: texts.value,
    required: true,
  } as const
  return (
    <RecordForm
      in="dialog"
      title={texts.add}
      size="sm"
      onClose={onClose}
      form={form}
      save={(values) => add(rowOf(values))}
      saved={texts.added}
      notSaved={texts.notAdded}
      // The server names the place in the list that was sent.
      pathOf={() => 'value'}
      submitLabel={words.add}
      otherAction={
        <BusyButton quiet busy={testing} onClick={(event) => void sendTest(event)}>
          <FormattedMessage {...messages.sendTest} />
        </BusyButton>
      }
    >
      {isEmail ? (
        <>
          <TextField {...field} type="email" kind="identifier" autoComplete="email" />
          <CheckboxField control={form.control} name="textOnly" label={messages.textOnlyEmails} />
        </>
      ) : (
        <PhoneField {...field} />
      )}
    </RecordForm>
  )
}
