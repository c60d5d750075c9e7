import type { MessageDescriptor } from 'react-intl'
import { isoDay } from '~/lib/local-day.ts'
import { presetMessages } from './messages.ts'

/** A common period; days are `YYYY-MM-DD`. */
type Preset = { label: MessageDescriptor; starting: string; ending: string }

/** The last full months, ending on the day `latest`. */
export function lastMonths(latest: string, count: number) {
  const [year = 0, month = 0] = latest.split('-').map(Number)
  const starting = isoDay(Date.UTC(year, month - count, 1))
  return { starting, ending: latest }
}

/** Common periods. All end with the last full month, on the day `latest`. */
export function usagePresets(latest: string): Preset[] {
  const [year, month] = latest.split('-').map(Number)
  const presets = [
    { label: presetMessages.month, ...lastMonths(latest, 1) },
    { label: presetMessages.threeMonths, ...lastMonths(latest, 3) },
    { label: presetMessages.sixMonths, ...lastMonths(latest, 6) },
  ]
  const thisYear = { label: presetMessages.thisYear, starting: `${year}-01-01`, ending: latest }
  // In January, no month of this year is over; in some months, it is the same as another period.
  const isNew = month !== 12 && !presets.some(({ starting }) => starting === thisYear.starting)
  return isNew ? [...presets, thisYear] : presets
}
