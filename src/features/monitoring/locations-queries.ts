import {
  getGetNeedsAttentionQueryOptions,
  getListDashboardAlertsQueryOptions,
  listDashboardAlerts,
} from '~/api/generated/endpoints/dashboards/dashboards.ts'
import { categoryFilterIds } from './alert-categories.ts'
import { defaultPeriod, type TimeConstraint } from './locations-addresses.ts'

/** The server's filters of alerts. */
export type AlertsQuestion = {
  /** The period in which they started, the last 7 days by default. */
  timeConstraint?: TimeConstraint | undefined
  /** A level of the business structure. Does not apply to one location, whose alerts are all shown. */
  filterGroupId?: number | undefined
  location?: number | undefined
  /** The categories, as the list of alerts has them in the address. */
  category?: string | undefined
}

/** The problems at each location that the user may see. */
export const attentionQuery = () => getGetNeedsAttentionQueryOptions()

/** The alerts of a period; of one location, of one level, or of all; of some categories, or of all. */
export const alertsQuery = ({
  timeConstraint = defaultPeriod,
  filterGroupId = everywhere,
  location = everywhere,
  category,
}: AlertsQuestion) =>
  getListDashboardAlertsQueryOptions({
    timeConstraint,
    categoryFilterIds: categoryFilterIds(category),
    filterGroupId: location === everywhere ? filterGroupId : everywhere,
    filterGroupingId: location,
  })

const everywhere = -1

/** Reads the alerts of the last day and all that are open, for work that shows nothing. */
export const readRecentAlerts = (signal: AbortSignal) =>
  listDashboardAlerts(
    {
      timeConstraint: 'LAST_24_HOURS',
      filterGroupId: everywhere,
      filterGroupingId: everywhere,
    },
    { signal },
  )
