import { useState } from 'react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  useIntl,
  type MessageValue,
} from 'react-intl'
import { css } from '~/styled-system/css'
import { Grid } from '~/styled-system/jsx'
import { DateBox, type DateBounds } from './date-box.tsx'
import { entryOf, isInstant, partsOfEntry, type DayAndTime } from './date-time.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import { Input } from './input.tsx'

export type DateTimeBoxProps = FieldText &
  DateBounds & {
    name: string
    /** The time zone of the value. */
    zone: string
    value: unknown
    error?: string | undefined
    onChange: (value: string | null) => void
  }

/**
 * An instant as day and time in a time zone that is shown. The value is an ISO 8601 instant, null when both are empty, or
 * a text that the form's check refuses while one of them is missing.
 */
export function DateTimeBox({ zone, value, error, onChange, ...props }: DateTimeBoxProps) {
  const intl = useIntl()
  const [left, setLeft] = useState(false)
  /** The last instant, since a date passes through others and through half an entry while it is typed. */
  const [before, setBefore] = useState<string>()
  const latest = isInstant(value) ? value : value === null ? undefined : before
  if (latest !== before) setBefore(latest)
  const { day, time } = partsOfEntry(value, zone)
  const isHalf = (day === '') !== (time === '')
  const missing = isHalf && (left || error !== undefined) && (day === '' ? 'day' : 'time')
  const halfError = missing ? intl.formatMessage(messages[missing]) : undefined
  const set = (part: Partial<DayAndTime>) => {
    setLeft(false)
    onChange(entryOf({ day, time, ...part }, zone, before))
  }
  return (
    <Grid
      templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      gap="4"
      alignItems="start"
      onBlur={({ currentTarget, relatedTarget }) => setLeft(!currentTarget.contains(relatedTarget))}
    >
      <DateBox
        {...props}
        error={missing === 'time' ? undefined : (halfError ?? error)}
        value={day === '' ? null : day}
        onChange={(next) => set({ day: next ?? '' })}
      />
      <FieldFrame
        // Zone names are in English.
        label={<FormattedMessage {...timeIn} values={{ zone: <span lang="en">{zone}</span> }} />}
        labelHidden={props.labelHidden}
        required={props.required}
        disabled={props.disabled}
        error={missing === 'time' ? halfError : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="time"
            className={css({
              _focusWithin: { outline: '2px solid', outlineColor: 'teal.focusRing' },
            })}
            name={`${props.name}.time`}
            value={time}
            onChange={({ target }) => set({ time: target.value })}
          />
        )}
      </FieldFrame>
    </Grid>
  )
}

const timeIn = defineMessage<{ zone: MessageValue }>({
  defaultMessage: 'Time ({zone})',
  description: 'Label of a time of day; `zone` is the time zone that it is read in',
})

const messages = defineMessages({
  day: { defaultMessage: 'Enter a date too.', description: 'Error for a time without its date' },
  time: { defaultMessage: 'Enter a time too.', description: 'Error for a date without its time' },
})
