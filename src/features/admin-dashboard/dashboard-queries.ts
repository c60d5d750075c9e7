import {
  getGetAdminDashboardQueryOptions,
  getGetAdminNeedsAttentionQueryOptions,
  getGetLocationsWithDisabledAlertsQueryOptions,
} from '~/api/generated/endpoints/dashboards/dashboards.ts'

/** The enterprises with their users, devices and locations: what the dashboard shows first. */
export const summaryQuery = () => getGetAdminDashboardQueryOptions()

/** The devices offline and the critical alerts at each location. */
export const attentionQuery = () => getGetAdminNeedsAttentionQueryOptions()

/** The locations whose alerts are switched off. */
export const disabledQuery = () => getGetLocationsWithDisabledAlertsQueryOptions()
