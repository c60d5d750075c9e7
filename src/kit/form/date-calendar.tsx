import { DatePicker, Portal } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { parseDate } from '@internationalized/date'
import { defineMessages, useIntl } from 'react-intl'
import type { DateBounds } from './date-box.tsx'

type DateCalendarProps = DateBounds & {
  /** Of the box: its control is `<id>-control` and its button `<id>-trigger`. */
  id: string
  value: string | null
  onChoose: (day: string) => void
  onClose: () => void
}

/** The calendar below a date field. It is open while it is mounted. */
export function DateCalendar({ id, value, min, max, onChoose, onClose }: DateCalendarProps) {
  const intl = useIntl()
  const label = (message: keyof typeof messages) => () => intl.formatMessage(messages[message])
  return (
    <DatePicker.Root
      recipe={datePickerSlotRecipe}
      open
      locale={intl.locale}
      ids={{ control: `${id}-control`, trigger: `${id}-trigger` }}
      value={value === null ? [] : [parseDate(value)]}
      min={min === undefined ? undefined : parseDate(min)}
      max={max === undefined ? undefined : parseDate(max)}
      translations={{
        content: intl.formatMessage(messages.calendar),
        monthSelect: '',
        yearSelect: '',
        clearTrigger: '',
        trigger: label('calendar'),
        presetTrigger: () => '',
        dayCell: ({ valueText }) => valueText ?? '',
        prevTrigger: label('previous'),
        nextTrigger: label('next'),
        // Its text names it: the month and year that are shown.
        viewTrigger: () => '',
        placeholder: () => ({ day: '', month: '', year: '' }),
      }}
      onValueChange={({ value: [chosen] }) => chosen && onChoose(chosen.toString())}
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content ref={focusDay}>
            {(['day', 'month', 'year'] as const).map((view) => (
              <DatePicker.View key={view} view={view}>
                <DatePicker.Header />
                {view === 'day' && <DatePicker.DayTable />}
                {view === 'month' && <DatePicker.MonthTable />}
                {view === 'year' && <DatePicker.YearTable />}
              </DatePicker.View>
            ))}
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  )
}

// It does so by itself only where it was closed before.
function focusDay(content: HTMLElement | null) {
  content?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true })
}

const messages = defineMessages({
  calendar: { defaultMessage: 'Calendar', description: 'Name of a calendar, for screen readers' },
  previous: { defaultMessage: 'Previous', description: 'Button of a calendar' },
  next: { defaultMessage: 'Next', description: 'Button of a calendar' },
})
