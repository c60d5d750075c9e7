import { useLogFailure } from '~/api/use-log-failure.ts'
import { useList } from '~/kit/table/use-list.ts'
import { ChangesTable, changesIn } from './changes-table.tsx'
import { messages } from './messages.ts'

/** The changes of one enterprise, as the server pages them. */
export function AuditTable({ enterpriseId }: { enterpriseId: number }) {
  const list = useList(changesIn(enterpriseId))
  useLogFailure(list.source.error)
  return (
    <ChangesTable
      enterpriseId={enterpriseId}
      list={list}
      none={messages.none}
      noneHint={messages.noneHint}
    />
  )
}
