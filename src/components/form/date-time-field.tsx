import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { DateBox, type DateBounds } from './date-box.tsx'
import { isDay } from './date-text.ts'
import { dayAndTime, instantOf, type DayAndTime } from './date-time.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { Input } from './input.tsx'
import { useField } from './use-form.ts'

type DateTimeFieldProps = FieldProps &
  DateBounds & {
    /** Whose clocks the time is read from. */
    zone: string
  }

/** An instant, as day and time of a zone that is shown. The value is an ISO 8601 instant, null until both are there. */
export function DateTimeField({ zone, ...props }: DateTimeFieldProps) {
  const intl = useIntl()
  const { value, error, change } = useField(props.name)
  const [parts, setParts] = useState<Partial<DayAndTime> & { value: unknown }>({ value })
  const known = typeof value === 'string' ? dayAndTime(value, zone) : undefined
  // The half that is there while the other is missing.
  const shown = parts.value === value && !known ? parts : known
  const set = (part: Partial<DayAndTime>) => {
    const { day, time } = { ...shown, ...part }
    const next = isDay(day) && time ? instantOf({ day, time }, zone) : null
    setParts({ day, time, value: next })
    change(next)
  }
  return (
    <Grid templateColumns={{ base: '1fr', sm: '3fr 2fr' }} gap="4" alignItems="start">
      <DateBox
        {...props}
        error={error}
        value={shown?.day ?? null}
        onChange={(day) => set({ day: day ?? undefined })}
      />
      <FieldFrame
        label={intl.formatMessage(timeIn, { zone })}
        disabled={props.disabled}
        error={undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="time"
            value={shown?.time ?? ''}
            onChange={({ target }) => set({ time: target.value || undefined })}
          />
        )}
      </FieldFrame>
    </Grid>
  )
}

const timeIn = defineMessage<{ zone: string }>({
  defaultMessage: 'Time ({zone})',
  description: 'Label of a time of day; `zone` is the time zone that it is read in',
})
