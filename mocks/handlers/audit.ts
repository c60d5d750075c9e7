import type { Schema } from '../operations.ts'
import { defineList } from '../world/list.ts'
import type { AuditEventRow } from '../world/operation-rows.ts'
import { folded } from '../world/sort.ts'
import { ok } from './replies.ts'
import type { HandlersOf } from './types.ts'

const listOfChanges = defineList<AuditEventRow>({
  table: ({ auditEvents }) => auditEvents,
  columns: {
    // Of several changes in the same second, the last one written is the newest.
    changedAt: ({ changedAt, id }) => `${changedAt} ${String(id).padStart(9, '0')}`,
    changeType: ({ changeType }) => changeType,
    tableName: ({ tableName }) => tableName,
    userInfo: ({ userInfo }) => userInfo,
  },
  order: 'changedAt,desc',
})

export const audit = {
  listAuditEvents({ query, world }) {
    const filter = folded((query.tableNameFilter ?? '').trim())
    const { rows, page } = listOfChanges(world, query, {
      where: ({ enterpriseId, tableName }) =>
        enterpriseId === query.enterpriseId && tableName.toLowerCase().includes(filter),
    })
    return ok({ changeEvents: rows.map(changeView), page })
  },
} satisfies HandlersOf<'listAuditEvents'>

function changeView(row: AuditEventRow): Schema<'ChangeEvent'> {
  const { id, changedAt, changeType, tableName, userInfo, recordData } = row
  return { id, changedAt, changeType, tableName, userInfo, recordData }
}
