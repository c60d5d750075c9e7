import type { Alert } from '~/api/generated/model/index.ts'
import { rankAlerts } from '~/features/monitoring/alert-levels.ts'
import { isOpen } from '~/features/monitoring/shown-alerts.ts'
import { timeOf } from '~/i18n/format-instant.ts'

/** What a shift hands over. */
export const parts = ['opened', 'still', 'ended'] as const
export type Part = (typeof parts)[number]

export type Handover = Record<Part, Place[]>

type Place = { location: Alert['deviceGrouping']; enterprise: Alert['enterprise']; alerts: Alert[] }

/**
 * The alerts of a shift, by location: those that opened and go on, those still open from before, and those that ended.
 *
 * @param since When the shift began, in milliseconds since 1970.
 */
export function sortAlerts(alerts: readonly Alert[], since: number, locale: string): Handover {
  const began = ({ startedAt }: Alert) => timeOf(startedAt) ?? 0
  const open = alerts.filter(isOpen)
  const ended = alerts.filter(({ endedAt }) => (timeOf(endedAt) ?? 0) > since)
  return {
    opened: byPlace(
      open.filter((alert) => began(alert) > since),
      locale,
    ),
    still: byPlace(
      open.filter((alert) => began(alert) <= since),
      locale,
    ),
    ended: byPlace(ended, locale),
  }
}

/** The number of alerts at some places. */
export const countOf = (places: readonly Place[]) =>
  places.reduce((sum, { alerts }) => sum + alerts.length, 0)

function byPlace(alerts: readonly Alert[], locale: string): Place[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const places = new Map<number, Place>()
  for (const alert of rankAlerts(alerts)) {
    const { deviceGrouping: location, enterprise } = alert
    const place = places.get(location.id) ?? { location, enterprise, alerts: [] }
    place.alerts.push(alert)
    places.set(location.id, place)
  }
  return [...places.values()].toSorted((a, b) => compare(a.location.name, b.location.name))
}
