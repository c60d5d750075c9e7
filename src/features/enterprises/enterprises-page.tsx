import { Building2 } from 'lucide-react'
import * as api from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { ListPage } from '~/kit/list/list-page.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import type { ListValues } from '~/kit/table/list-search.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { useServerRows } from '~/kit/table/rows-source.ts'
import { words } from '~/i18n/words.ts'
import { enterpriseActions } from './enterprise-actions.ts'
import { enterprisesList } from './enterprises-list.ts'
import { messages } from './messages.ts'

/** A page of the enterprises: all of them, or those that match the search. */
export const enterprisesQuery = ({ page, size, sort, search }: ListValues<never>) =>
  search === ''
    ? api.getListEnterprisesQueryOptions({ page, size, sort })
    : api.getSearchEnterprisesQueryOptions({ page, size, sort, search })

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

/** The customer organizations: paged, sorted and searched by the server. */
export function EnterprisesPage() {
  const list = useListState(enterprisesList)
  const source = useServerRows(list, enterprisesQuery, (data) => ({
    rows: data.content,
    total: data.totalElements,
  }))
  return (
    <ListPage
      label={messages.enterprises}
      tableKey="enterprises"
      columns={columns}
      source={source}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      list={list}
      search={{ label: messages.search }}
      rowActions={enterpriseActions}
      add={{ label: words.add, link: { to: '/admin-admin/enterprises/add' } }}
      empty={{ icon: Building2, title: messages.none, hint: messages.noneHint }}
    />
  )
}
