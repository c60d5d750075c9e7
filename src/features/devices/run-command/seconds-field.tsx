import { useId, useState, type ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { DateTimeBox } from '~/kit/form/date-time-box.tsx'
import { NumberField } from '~/kit/form/number-field.tsx'
import { Box, Grid, styled } from '~/styled-system/jsx'
import { looksLikeMilliseconds, messages } from './messages.ts'
import { instantOfSeconds, secondsInMilliseconds, secondsOfInstant } from './seconds.ts'

export type CommandValues = { device: string; startTime: number | null; endTime: number | null }

type SecondsFieldProps = {
  form: UseFormReturn<CommandValues>
  name: 'startTime' | 'endTime'
  label: MessageDescriptor
  /** Names the number and the date together. */
  groupLabel: MessageDescriptor
  /** A problem with the number that does not prevent sending it. */
  warning?: ReactNode
}

/** A time in seconds since 1970. The number is also shown as a date and time in the user's zone, which can be edited instead. */
export function SecondsField({ form, name, label, groupLabel, warning }: SecondsFieldProps) {
  const intl = useIntl()
  const id = useId()
  const value: unknown = useWatch({ control: form.control, name })
  const instant = instantOfSeconds(value)
  const timeText = (time: string) =>
    intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'long' })
  const meant = secondsInMilliseconds(value)
  const meantInstant = instantOfSeconds(meant)
  // Kept while the date or its time is still missing: the number is empty until then, so that nothing else is sent.
  const [entry, setEntry] = useState<{ text: string | null; value: unknown }>()
  const shown = entry && Object.is(entry.value, value) ? entry.text : instant
  const fill = (text: string | null) => {
    const seconds = text === null ? null : (secondsOfInstant(text) ?? null)
    setEntry({ text, value: seconds })
    form.setValue(name, seconds, { shouldDirty: true })
  }
  return (
    <Grid
      role="group"
      aria-labelledby={`${id}-group`}
      aria-describedby={id}
      templateColumns={{ base: '1fr', md: '2fr 1fr' }}
      columnGap="4"
      rowGap="4"
      alignItems="start"
    >
      <styled.p id={`${id}-group`} gridColumn="1 / -1" mb="-2" textStyle="sm" fontWeight="semibold">
        <FormattedMessage {...groupLabel} />
      </styled.p>
      <DateTimeBox
        name={`${name}.date`}
        // The group says whose it is: only the number is called Start or End.
        label={messages.date}
        zone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        value={shown}
        onChange={fill}
      />
      <div>
        <NumberField control={form.control} name={name} label={label} required whole />
        <styled.p
          id={id}
          mt="1.5"
          textStyle="xs"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {instant === null ? intl.formatMessage(messages.seconds) : timeText(instant)}
        </styled.p>
        <Box textStyle="xs" color="orange.fg" role="status">
          {meantInstant !== null && (
            <p>
              <FormattedMessage
                {...looksLikeMilliseconds}
                values={{ time: timeText(meantInstant), seconds: String(meant) }}
              />
            </p>
          )}
          {warning && <p>{warning}</p>}
        </Box>
      </div>
    </Grid>
  )
}
