import type { Alert } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { chosenCategories, isChosen } from './alert-categories.ts'

/** Empty texts stand for all levels, states and categories. */
type AlertFilter = { level: string; state: string; category: string }

/** The alerts that match the filters, in the server's order. */
export function shownAlerts(
  alerts: readonly Alert[],
  { level, state, category }: AlertFilter,
): Alert[] {
  const chosen = chosenCategories(category)
  return alerts.filter(
    (alert) =>
      (level === '' || alert.alertLevel.token === level) &&
      (state === '' || (state === 'open') === isOpen(alert)) &&
      isChosen(alert.thresholdClassification, chosen),
  )
}

/** The alerts at an enterprise's locations; all if none is selected. */
export const alertsOf = (alerts: readonly Alert[], enterprise: number | undefined) =>
  enterprise === undefined ? alerts : alerts.filter((alert) => alert.enterprise?.id === enterprise)

export const isOpen = ({ endedAt }: Pick<Alert, 'endedAt'>) => timeOf(endedAt) === undefined

/** Two lists of alerts as one. Those in both are as in the first. */
export function joinAlerts(first: readonly Alert[], second: readonly Alert[]) {
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !ids.has(id))]
}

/** The alerts that opened, and those that ended, after a time in milliseconds since 1970. */
export const changesSince = (alerts: readonly Alert[], since: number) => ({
  opened: alerts.filter(({ startedAt }) => (timeOf(startedAt) ?? 0) > since),
  ended: alerts.filter(({ endedAt }) => (timeOf(endedAt) ?? 0) > since),
})
