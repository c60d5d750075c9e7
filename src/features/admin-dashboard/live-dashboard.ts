import type {
  AdminDashboardEnterpriseSummary,
  AdminDashboardResult,
  AdminNeedsAttentionResult,
  DashboardEnterprise,
  DashboardLocation,
  DisabledAlertsResult,
  NeedsAttentionLocation,
} from '~/api/generated/model/index.ts'
import { liveLocations } from '~/features/monitoring/live-locations.tsx'
import type { LiveRows } from '~/kit/live/live-rows.ts'
import { sameValue } from '~/lib/same-value.ts'

type EnterpriseSummary = DashboardEnterprise & {
  summary: AdminDashboardEnterpriseSummary | undefined
}

/** The totals of an enterprise have no row, so a change is counted but not marked. */
export const liveSummaries: LiveRows<AdminDashboardResult, EnterpriseSummary> = {
  rows: ({ data: { enterprises, adminDashboardEnterpriseSummaries: summaries } }) =>
    enterprises.map((each) => ({ ...each, summary: summaries[each.id] })),
  id: ({ id }) => String(id),
  was: (before, after) => (sameValue(before, after) ? undefined : before.name),
}

export const liveAttention: LiveRows<AdminNeedsAttentionResult, NeedsAttentionLocation> = {
  ...liveLocations,
  rows: ({ data }) => Object.values(data).flat(),
}

export const liveDisabled: LiveRows<DisabledAlertsResult, DashboardLocation> = {
  rows: ({ data }) => Object.values(data).flat(),
  id: ({ id }) => String(id),
  was: (before, after) => (before.name === after.name ? undefined : before.name),
}
