import { listParams } from '~/kit/table/list-search.ts'

export const auditList = listParams({
  rows: 'server',
  sortable: ['changedAt', 'changeType', 'tableName', 'userInfo'],
  sort: ['changedAt,desc'],
  filters: { tableName: '' },
})
