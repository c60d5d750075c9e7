import { Calendar } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { formatDay } from '~/i18n/format-day.ts'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { IconButton } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { brokenBound, dayPattern, dayText, isDay, parseDay } from './date-text.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import { Input } from './input.tsx'

const DateCalendar = lazyPart(
  async () => (await import('./date-calendar.tsx')).DateCalendar,
  LoadFailure,
)

/** The first and last valid day. */
export type DateBounds = { min?: string | undefined; max?: string | undefined }

type DateBoxProps = FieldText &
  DateBounds & {
    /** The path, in a form. */
    name?: string
    value: string | null
    onChange: (value: string | null) => void
    error?: string | undefined
  }

/**
 * A day, typed in the language's order or chosen from a calendar, which loads when opened. The value is a day such as
 * `2026-11-16`, null when empty, or the typed text while it is not a day (see `isDay`).
 */
export function DateBox({ value, onChange, min, max, ...props }: DateBoxProps) {
  const intl = useIntl()
  const { locale } = intl
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState<{ text: string; value: string | null }>()
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState(false)
  // The typed text, until the value changes from outside.
  const text = typed && typed.value === value ? typed.text : dayText(value ?? '', locale)
  const complains = left || props.error !== undefined
  const fault = complains && value !== null ? faultOf(value, { min, max }) : undefined
  const change = (next: string | null, nextText: string | null) => {
    setTyped(nextText === null ? undefined : { text: nextText, value: next })
    setLeft(nextText === null)
    onChange(next)
  }
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const example = { example: dayText('2026-12-31', locale) }
  const bound = formatDay(intl, fault === 'min' ? min : max)
  const own = fault && intl.formatMessage(faults[fault], { ...example, bound })
  // The form's words for an invalid day come first. A bound has the same words before and after the form is sent.
  const error = fault === 'text' ? (props.error ?? own) : (own ?? props.error)
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Box id={`${id}-control`} position="relative">
          <Input
            {...control}
            name={props.name}
            autoComplete="off"
            className={css({ fontVariantNumeric: 'tabular-nums', pe: '10' })}
            placeholder={dayPattern(locale, {
              day: intl.formatMessage(messages.day),
              month: intl.formatMessage(messages.month),
              year: intl.formatMessage(messages.year),
            })}
            value={text}
            onChange={({ target }) => {
              const next = target.value.trim()
              change(next === '' ? null : (parseDay(next, locale) ?? next), target.value)
            }}
            onBlur={() => {
              setTyped(undefined)
              setLeft(true)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || !event.altKey) return
              event.preventDefault()
              setOpen(true)
            }}
          />
          <IconButton
            ref={trigger}
            id={`${id}-trigger`}
            size="sm"
            variant="ghost"
            className={css({
              colorPalette: 'gray',
              position: 'absolute',
              insetEnd: '0.5',
              top: '0.5',
            })}
            disabled={props.disabled}
            aria-label={intl.formatMessage(messages.open)}
            aria-describedby={`${control.id}-label`}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Calendar aria-hidden />
          </IconButton>
          {open && (
            <DateCalendar
              id={id}
              value={isDay(value) ? value : null}
              min={min}
              max={max}
              onChoose={(day) => {
                change(day, null)
                close()
              }}
              onClose={close}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  )
}

function faultOf(value: string, bounds: DateBounds) {
  return isDay(value) ? brokenBound(value, bounds) : 'text'
}

const messages = defineMessages({
  open: { defaultMessage: 'Pick a day', description: 'Button beside a date field' },
  day: { defaultMessage: 'DD', description: 'Letters for the day in a pattern such as MM/DD/YYYY' },
  month: {
    defaultMessage: 'MM',
    description: 'Letters for the month in a pattern such as MM/DD/YYYY',
  },
  year: {
    defaultMessage: 'YYYY',
    description: 'Letters for the year in a pattern such as MM/DD/YYYY',
  },
})

type FaultValues = { example: string; bound: string }

const faults = {
  text: defineMessage<FaultValues>({
    defaultMessage: 'Enter a date, for example {example}.',
    description: 'Error for a text that is no date',
  }),
  min: defineMessage<FaultValues>({
    defaultMessage: 'Choose {bound} or later.',
    description: 'Error for a date that is too early',
  }),
  max: defineMessage<FaultValues>({
    defaultMessage: 'Choose {bound} or earlier.',
    description: 'Error for a date that is too late',
  }),
}
