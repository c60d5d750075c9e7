import {
  getGetNeedsAttentionQueryOptions,
  getListDashboardAlertsQueryOptions,
} from '~/api/generated/endpoints/dashboards/dashboards.ts'
import type { AlertSearch } from './alert-filters.tsx'

/** What is wrong at each location that the user may see. */
export const attentionQuery = () => getGetNeedsAttentionQueryOptions()

/** The alerts of a period, of every level and location: -1 means no group and no grouping. */
export const alertsQuery = ({ timeConstraint }: Pick<AlertSearch, 'timeConstraint'>) =>
  getListDashboardAlertsQueryOptions({ timeConstraint, filterGroupId: -1, filterGroupingId: -1 })
