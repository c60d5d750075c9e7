import { listParams } from '~/kit/table/list-search.ts'

export const auditList = listParams({
  rows: 'server',
  sortable: ['changedAt', 'changeType', 'tableName', 'userInfo'],
  sort: ['changedAt,desc'],
  filters: { tableName: '' },
})

/** A link to one change, which is looked for among the changes of its table. Undefined for one without an id. */
export const linkToChange = (
  enterpriseId: number,
  { id, tableName }: { id?: number | null | undefined; tableName: string },
) =>
  id === undefined || id === null
    ? undefined
    : ({
        to: '/admin-admin/audit-logs',
        search: { enterpriseId, ...auditList.write({ filters: { tableName } }), entry: String(id) },
      } as const)
