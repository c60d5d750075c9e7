import { DatePicker, useDatePickerContext } from '@ark-ui/react/date-picker'
import { Portal } from '@ark-ui/react/portal'
import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
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
      className="date-picker__root"
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
          <DatePicker.Content ref={focusDay} className="date-picker__content">
            {(['day', 'month', 'year'] as const).map((view) => (
              <DatePicker.View key={view} view={view} className="date-picker__view">
                <Header />
                {view === 'day' && <Days />}
                {view === 'month' && <Periods of="months" />}
                {view === 'year' && <Periods of="years" />}
              </DatePicker.View>
            ))}
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  )
}

function Header() {
  return (
    <DatePicker.ViewControl className="date-picker__viewControl">
      <DatePicker.PrevTrigger className="date-picker__prevTrigger">
        <ChevronLeft />
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger className="date-picker__viewTrigger">
        <DatePicker.RangeText className="date-picker__rangeText" />
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger className="date-picker__nextTrigger">
        <ChevronRight />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  )
}

function Days() {
  const { weekDays, weeks } = useDatePickerContext()
  return (
    <DatePicker.Table className="date-picker__table">
      <DatePicker.TableHead className="date-picker__tableHead">
        <DatePicker.TableRow className="date-picker__tableRow">
          {weekDays.map((day, index) => (
            <DatePicker.TableHeader key={index} className="date-picker__tableHeader">
              {day.narrow}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <Rows rows={weeks.map((week) => week.map((day) => ({ value: day, label: day.day })))} />
    </DatePicker.Table>
  )
}

/** The months of a year, or the years around one. */
function Periods(props: { of: 'months' | 'years' }) {
  const calendar = useDatePickerContext()
  return (
    <DatePicker.Table className="date-picker__table">
      <Rows
        rows={
          props.of === 'months'
            ? calendar.getMonthsGrid({ columns: 4, format: 'short' })
            : calendar.getYearsGrid({ columns: 4 })
        }
      />
    </DatePicker.Table>
  )
}

type Cell = { value: DatePicker.TableCellProps['value']; label: ReactNode }

function Rows({ rows }: { rows: Cell[][] }) {
  return (
    <DatePicker.TableBody className="date-picker__tableBody">
      {rows.map((cells, row) => (
        <DatePicker.TableRow key={row} className="date-picker__tableRow">
          {cells.map(({ value, label }, index) => (
            <DatePicker.TableCell key={index} value={value} className="date-picker__tableCell">
              <DatePicker.TableCellTrigger className="date-picker__tableCellTrigger">
                {label}
              </DatePicker.TableCellTrigger>
            </DatePicker.TableCell>
          ))}
        </DatePicker.TableRow>
      ))}
    </DatePicker.TableBody>
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
