import { keepPreviousData } from '@tanstack/react-query'
import { useLiveQuery } from '~/kit/live/use-live-query.ts'
import { categoryFilterIds } from './alert-categories.ts'
import { liveAlerts, liveAlertsOfSome } from './alert-words.ts'
import { alertsQuery, type AlertsQuestion } from './locations-queries.ts'

/**
 * The alerts of all categories, which can be chosen, counted and announced while others are shown, and those of the chosen
 * ones.
 *
 * @param complete Whether they are those of all locations, so that they announce the news.
 */
export function useAlerts(search: AlertsQuestion, complete: boolean) {
  const all = useLiveQuery(
    {
      ...alertsQuery({ ...search, category: undefined }),
      placeholderData: keepPreviousData,
    },
    complete ? liveAlerts : liveAlertsOfSome,
  )
  const enabled = categoryFilterIds(search.category) !== undefined
  const chosen = useLiveQuery({ ...alertsQuery(search), enabled }, liveAlertsOfSome)
  if (!enabled) return { all, shown: all, parts: [all] }
  return {
    all,
    // Until the server has answered, the alerts of all categories are filtered here.
    shown: chosen.data ? chosen : { ...chosen, data: all.data, marks: all.marks },
    // Its changes are among those of all.
    parts: [all, { ...chosen, waiting: 0 }],
  }
}
