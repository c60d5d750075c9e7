import { Building2 } from 'lucide-react'
import * as api from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { listEnterprisesParamsSortItemRegExp } from '~/api/generated/model/listEnterprisesParams.zod.ts'
import { words } from '~/i18n/words.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { ListPage } from '~/kit/table/list-page.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useList } from '~/kit/table/use-list.ts'
import { enterpriseActions } from './enterprise-actions.ts'
import { messages } from './messages.ts'

const column = columnsOf<Enterprise>()

const columns = [
  column.link('name', {
    label: words.name,
    to: ({ id }) => ({
      to: '/admin-admin/enterprises/view/$enterpriseId',
      params: { enterpriseId: id },
    }),
  }),
  column.token('token', { label: words.token }),
]

/** The customer organizations. */
export const enterprises = defineList({
  key: 'enterprises',
  kind: 'enterprise',
  label: messages.enterprises,
  address: plainAddress,
  query: ({ page, size, sort, search }) =>
    search === ''
      ? api.getListEnterprisesQueryOptions({ page, size, sort })
      : api.getSearchEnterprisesQueryOptions({ page, size, sort, search }),
  rows: ({ content, totalElements }) => ({ rows: content, total: totalElements }),
  sortable: listEnterprisesParamsSortItemRegExp,
  sort: ['name,asc'],
  columns,
  id: ({ id }) => String(id),
  name: ({ name }) => name,
})

/** All enterprises, to find one and open what belongs to it. */
export function EnterprisesPage() {
  return (
    <ListPage
      list={useList(enterprises)}
      search={{ label: messages.search }}
      rowActions={enterpriseActions}
      add={{ to: '/admin-admin/enterprises/add' }}
      empty={{ icon: Building2, title: messages.none, hint: messages.noneHint }}
    />
  )
}
