import type { MessageDescriptor } from 'react-intl'
import { presetMessages } from './messages.ts'

/** A period that people often ask for; days are `YYYY-MM-DD`. */
type Preset = { label: MessageDescriptor; starting: string; ending: string }

/** The usual periods. All end with the last month that is over, whose last day is `latest`. */
export function usagePresets(latest: string): Preset[] {
  const [year = 0, month = 0] = latest.split('-').map(Number)
  const monthsBack = (count: number) =>
    new Date(Date.UTC(year, month - count, 1)).toISOString().slice(0, 10)
  return [
    { label: presetMessages.month, starting: monthsBack(1), ending: latest },
    { label: presetMessages.threeMonths, starting: monthsBack(3), ending: latest },
    { label: presetMessages.sixMonths, starting: monthsBack(6), ending: latest },
    // In January no month of this year is over.
    ...(month < 12
      ? [{ label: presetMessages.thisYear, starting: `${year}-01-01`, ending: latest }]
      : []),
  ]
}
