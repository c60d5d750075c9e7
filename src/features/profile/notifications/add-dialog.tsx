import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NotificationPreference } from '~/api/generated/model/index.ts'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { FormDialog } from '~/kit/form/form-dialog.tsx'
import { PhoneField } from '~/kit/form/phone-field.tsx'
import { SaveFailure } from '~/kit/form/save-failure.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { words } from '~/i18n/words.ts'
import { toFailure, type Failure } from '~/lib/failure.ts'
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
  const [failure, setFailure] = useState<Failure | null>(null)
  const rowOf = (values: { value: string; textOnly: boolean }) =>
    ({ ...values, channel, active: true }) as const
  const form = useForm({
    defaultValues: { value: '', textOnly: false },
    check: (values) => {
      const row = rowOf(values)
      const { value } = values
      if (value === '') return { value: words.required }
      if (!newPreference(row)) {
        return {
          value: isEmail ? intl.formatMessage(invalidEmail, { value }) : messages.invalidPhone,
        }
      }
      return isTaken(saved, row) ? { value: takenText(row) } : {}
    },
  })
  const submit = async (values: { value: string; textOnly: boolean }) => {
    setFailure(null)
    try {
      await add(rowOf(values))
    } catch (error) {
      setFailure(toFailure(error))
      throw error
    }
  }
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
  const sayAdded = () => toast('success', intl.formatMessage(texts.added))
  const field = {
    control: form.control,
    name: 'value',
    label: texts.value,
    required: true,
  } as const
  return (
    <FormDialog
      title={texts.add}
      size="sm"
      onClose={onClose}
      form={form}
      onSubmit={submit}
      onSaved={() => {
        sayAdded()
        onClose()
      }}
      onSavedMeanwhile={sayAdded}
      whenLeft={{ saved: texts.added, failed: texts.notAdded }}
      // The server names the place in the list that was sent.
      pathOf={() => 'value'}
      failure={<SaveFailure error={failure} title={texts.notAdded} />}
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
    </FormDialog>
  )
}
