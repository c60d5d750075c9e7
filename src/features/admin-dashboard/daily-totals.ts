import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { useNow } from '~/i18n/use-now.ts'
import { isoDay, localDay } from '~/lib/local-day.ts'
import { day as oneDay } from '~/lib/units.ts'
import { useStored } from '~/ui/settings/use-stored.ts'

const count = z.number()

/** The totals of the dashboard when the user first saw them on a day, which is one of this browser. */
const DayTotals = z.object({
  day: z.string(),
  critical: count,
  offline: count,
  locations: count,
  devices: count,
  enterprises: count,
  activeUsers: count,
})

export type DayTotals = z.infer<typeof DayTotals>
export type TotalName = Exclude<keyof DayTotals, 'day'>

const keptDays = z.array(DayTotals)
const none: DayTotals[] = []

const most = 90 * oneDay

/** The days of the last 90 with today. Days after today are from a wrong clock. */
export function withToday(days: readonly DayTotals[], today: DayTotals): DayTotals[] {
  const oldest = isoDay(Date.parse(today.day) - most)
  const before = days.filter(({ day }) => day >= oldest && day < today.day)
  return [...before, days.find(({ day }) => day === today.day) ?? today]
}

/** How a total differs from an earlier day, the last one on which it was another. 0: it was the same since then. */
export type Trend = { change: number; since: string }

export function trendOf(
  days: readonly DayTotals[],
  today: DayTotals,
  name: TotalName,
): Trend | undefined {
  const earlier = days.filter(({ day }) => day < today.day)
  const since = earlier.findLast((each) => each[name] !== today[name]) ?? earlier[0]
  return since && { change: today[name] - since[name], since: since.day }
}

/** Keeps the totals once a day, for this user in this browser, and says how each has changed. */
export function useTrends(totals: Omit<DayTotals, 'day'> | undefined) {
  const { value: days, update } = useStored('dashboard totals', keptDays, none)
  const now = useNow()
  const today = totals && { ...totals, day: localDay(now) }
  const isNew = today && days && !days.some(({ day }) => day === today.day)
  const keep = useEffectEvent(() => {
    if (today) void update((before) => withToday(before, today))
  })
  useEffect(() => {
    if (isNew) keep()
  }, [isNew])
  return (name: TotalName) => (today && days ? trendOf(days, today, name) : undefined)
}
