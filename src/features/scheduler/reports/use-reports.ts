import { useQueries } from '@tanstack/react-query'
import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { getGetReportConfigQueryOptions } from '~/api/generated/endpoints/reports/reports.ts'
import { reportTypes } from './report-values.ts'

/** All enterprises, and the reports of the chosen one. */
export function useReports(chosen: number | undefined) {
  const all = useListAllEnterprises()
  const enterprise = all.data?.enterprises.find(({ id }) => id === chosen)
  const queries = useQueries({
    queries: enterprise
      ? reportTypes.map((type) => getGetReportConfigQueryOptions(enterprise.id, type))
      : [],
  })
  return { all, enterprise, queries }
}
