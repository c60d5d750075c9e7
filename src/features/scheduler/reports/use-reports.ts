import { getListAllEnterprisesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { getGetReportConfigQueryOptions } from '~/api/generated/endpoints/reports/reports.ts'
import type {
  EnterpriseList,
  ReportConfig,
  ReportConfigLookupResult,
} from '~/api/generated/model/index.ts'
import type { LiveRows } from '~/kit/live/live-rows.ts'
import { useLiveQuery } from '~/kit/live/use-live-query.ts'
import { sameValue } from '~/lib/same-value.ts'
import type { ReportType } from './report-values.ts'
import { scheduleText } from './schedule-text.ts'

/** All enterprises, and the reports of the selected one in the order of `reportTypes`. */
export function useReports(chosen: number | undefined) {
  const all = useLiveQuery(getListAllEnterprisesQueryOptions(), liveEnterprises)
  const enterprise = all.data?.enterprises.find(({ id }) => id === chosen)
  const devices = useReport(enterprise?.id, 'ALL_DEVICES_REPORT')
  const actions = useReport(enterprise?.id, 'CORRECTIVE_ACTIONS_REPORT')
  const queries = enterprise ? [devices, actions] : []
  return { all, enterprise, queries, parts: [all, ...queries] }
}

const useReport = (enterpriseId: number | undefined, type: ReportType) =>
  useLiveQuery(
    {
      ...getGetReportConfigQueryOptions(enterpriseId ?? 0, type),
      enabled: enterpriseId !== undefined,
    },
    liveReport,
  )

const liveEnterprises: LiveRows<EnterpriseList, EnterpriseList['enterprises'][number]> = {
  rows: ({ enterprises }) => enterprises,
  id: ({ id }) => String(id),
  was: (before, after) => (before.name === after.name ? undefined : before.name),
}

const liveReport: LiveRows<ReportConfigLookupResult, ReportConfig> = {
  rows: ({ reportConfig }) => (reportConfig ? [reportConfig] : []),
  id: ({ id }) => String(id),
  was: (before, after, intl) => (sameValue(before, after) ? undefined : scheduleText(intl, before)),
}
