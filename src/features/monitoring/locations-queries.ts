import {
  getGetNeedsAttentionQueryOptions,
  getListDashboardAlertsQueryOptions,
} from '~/api/generated/endpoints/dashboards/dashboards.ts'
import { defaultPeriod, type TimeConstraint } from './locations-lists.ts'

/** What the server narrows the alerts by. */
export type AlertsQuestion = {
  /** The period in which they began, the last 7 days by default. */
  timeConstraint?: TimeConstraint | undefined
  /** A level of the business structure. */
  filterGroupId?: number | undefined
  location?: number | undefined
}

/** What is wrong at each location that the user may see. */
export const attentionQuery = () => getGetNeedsAttentionQueryOptions()

/** The alerts of a period, of one level and location or, with -1, of all. */
export const alertsQuery = ({
  timeConstraint = defaultPeriod,
  filterGroupId = -1,
  location = -1,
}: AlertsQuestion) =>
  getListDashboardAlertsQueryOptions({ timeConstraint, filterGroupId, filterGroupingId: location })
