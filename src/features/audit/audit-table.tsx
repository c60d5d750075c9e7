import { useLogFailure } from '~/api/use-log-failure.ts'
import { useServerRows } from '~/kit/table/rows-source.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { auditQuery, changesOf } from './audit-changes.ts'
import { auditList } from './audit-list.ts'
import { ChangesTable } from './changes-table.tsx'
import { messages } from './messages.ts'

/** The changes of one enterprise, as the server pages them. */
export function AuditTable({ enterpriseId }: { enterpriseId: number }) {
  const source = useServerRows(
    useListState(auditList),
    (values) => auditQuery(enterpriseId, values),
    (answer) => ({ rows: changesOf(answer), total: answer.page.totalElements }),
  )
  useLogFailure(source.error)
  return (
    <ChangesTable
      enterpriseId={enterpriseId}
      source={source}
      none={messages.none}
      noneHint={messages.noneHint}
    />
  )
}
