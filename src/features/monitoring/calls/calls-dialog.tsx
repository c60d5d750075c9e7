import { Play } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { SelectField } from '~/kit/form/select-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { Grid, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { severities, sounds, type CallSettings } from './calls.ts'
import { callMessages } from './messages.ts'
import { playCall } from './sounds.ts'
import { showNotification } from './use-calls.ts'

type CallsDialogProps = {
  settings: CallSettings
  /** Gets the settings as chosen here, and as the dialog has shown them. */
  onSave: (next: CallSettings, before: CallSettings) => Promise<unknown>
  onClose: () => void
}

/** How this browser calls the user for new alerts. */
export function CallsDialog({ settings, onSave, onClose }: CallsDialogProps) {
  const intl = useIntl()
  const form = useForm<CallSettings>({
    defaultValues: settings,
    check: ({ quietFrom, quietUntil }) =>
      !quietFrom === !quietUntil
        ? {}
        : { [quietFrom ? 'quietUntil' : 'quietFrom']: callMessages.bothTimes },
  })
  const [blocked, setBlocked] = useState(isBlocked)
  const { control } = form
  const times = timesOfDay(intl)
  const never = intl.formatMessage(callMessages.never)
  const tryIt = async () => {
    void playCall(form.getValues().sound)
    await askPermission()
    setBlocked(isBlocked())
    showNotification(intl.formatMessage(callMessages.sample), '', () => window.focus())
  }
  /** The browser's question may stay open for hours. */
  const askAfterSave = async () => {
    const isAsked = await askPermission()
    if (isAsked && isBlocked()) toast('info', intl.formatMessage(callMessages.blocked))
  }
  return (
    <RecordForm
      in="dialog"
      title={callMessages.title}
      form={form}
      save={async (values, before) => {
        // Asked for by this press, since browsers refuse to ask without one.
        if (values.on) void askAfterSave()
        await onSave(values, before)
      }}
      onSavedMeanwhile={() => {}}
      otherAction={
        <Button quiet onClick={() => void tryIt()}>
          <Play aria-hidden />
          <FormattedMessage {...callMessages.tryIt} />
        </Button>
      }
      onClose={onClose}
    >
      <styled.p color="fg.muted" textStyle="sm">
        <FormattedMessage {...callMessages.intro} />
      </styled.p>
      {blocked && <Notice status="warning" title={callMessages.blocked} />}
      <CheckboxField control={control} name="on" label={callMessages.on} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <SelectField
          control={control}
          name="severity"
          label={callMessages.severity}
          options={severities.map((value) => ({
            value,
            label: intl.formatMessage(callMessages[value]),
          }))}
        />
        <SelectField
          control={control}
          name="sound"
          label={callMessages.sound}
          options={sounds.map((value) => ({
            value,
            label: intl.formatMessage(callMessages[value]),
          }))}
        />
        <SelectField
          control={control}
          name="quietFrom"
          label={callMessages.quietFrom}
          options={[{ value: '', label: never }, ...times]}
        />
        <SelectField
          control={control}
          name="quietUntil"
          label={callMessages.quietUntil}
          options={[{ value: '', label: never }, ...times]}
        />
      </Grid>
    </RecordForm>
  )
}

const isBlocked = () => 'Notification' in window && Notification.permission === 'denied'

/** Returns whether the user was asked. */
async function askPermission() {
  if (!('Notification' in window) || Notification.permission !== 'default') return false
  await Notification.requestPermission()
  return true
}

/** Every half hour of a day, as the user reads it. */
function timesOfDay(intl: IntlShape) {
  return Array.from({ length: 48 }, (_, index) => {
    const [hours, minutes] = [Math.floor(index / 2), (index % 2) * 30]
    const value = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    return { value, label: intl.formatTime(new Date(2026, 0, 1, hours, minutes)) }
  })
}
