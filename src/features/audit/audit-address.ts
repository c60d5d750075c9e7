import { listAddress } from '~/kit/table/list-address.ts'

export const auditAddress = listAddress({ filters: { tableName: '' } })

/** A link to one change, which is looked for among the changes of its table. Undefined for one without an id. */
export const linkToChange = (
  enterpriseId: number,
  { id, tableName }: { id?: number | null | undefined; tableName: string },
) =>
  id === undefined || id === null
    ? undefined
    : ({
        to: '/admin-admin/audit-logs',
        search: { enterpriseId, tableName, entry: String(id) },
      } as const)
