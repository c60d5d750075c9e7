import type { IntlShape } from 'react-intl'
import type { ReportConfig } from '~/api/generated/model/index.ts'
import { everyDay, everyWeek, otherFrequency } from './messages.ts'
import { weekdays } from './report-values.ts'

/** The schedule of a report: `Every week on Monday at 6:00 AM (US/Eastern)`. */
export function scheduleText(
  intl: IntlShape,
  { frequency, dayOfWeek, timeOfDay, timezone: zone }: ReportConfig,
): string {
  const time = timeText(intl, timeOfDay)
  if (frequency === 'DAILY') return intl.formatMessage(everyDay, { time, zone })
  if (frequency === 'WEEKLY' && dayOfWeek) {
    return intl.formatMessage(everyWeek, { day: weekdayText(intl, dayOfWeek), time, zone })
  }
  return intl.formatMessage(otherFrequency, { frequency, time, zone })
}

/** The name of a weekday such as `MONDAY`; other text unchanged. */
export function weekdayText(intl: IntlShape, day: string): string {
  const index = (weekdays as readonly string[]).indexOf(day)
  if (index === -1) return day
  // January 5, 1970 was a Monday.
  return intl.formatDate(Date.UTC(1970, 0, 5 + index), { weekday: 'long', timeZone: 'UTC' })
}

function timeText(intl: IntlShape, time: string): string {
  const instant = Date.parse(`1970-01-01T${time}Z`)
  return Number.isNaN(instant) ? time : intl.formatTime(instant, { timeZone: 'UTC' })
}
