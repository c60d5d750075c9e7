import { Button } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Building2, Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import {
  getListEnterprisesQueryOptions,
  getSearchEnterprisesQueryOptions,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { ScreenLink } from '~/components/link/screen-link.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'
import { columnsOf } from '~/components/table/columns.tsx'
import { DataTable } from '~/components/table/data-table.tsx'
import type { ListValues } from '~/components/table/list-search.ts'
import { serverRows } from '~/components/table/rows-source.ts'
import { useListState } from '~/components/table/use-list-state.ts'
import { words } from '~/i18n/words.ts'
import { enterpriseActions } from './enterprise-actions.ts'
import { enterprisesList } from './enterprises-list.ts'
import { messages } from './messages.ts'

/** A page of the enterprises: all of them, or those that match the search. */
export const enterprisesQuery = ({ page, size, sort, search }: ListValues<never>) =>
  search === ''
    ? getListEnterprisesQueryOptions({ page, size, sort })
    : getSearchEnterprisesQueryOptions({ page, size, sort, search })

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

/** The customer organisations: paged, sorted and searched by the server. */
export function EnterprisesPage() {
  const list = useListState(enterprisesList)
  const query = useQuery({ ...enterprisesQuery(list), placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader actions={<AddLink />} />
      <DataTable
        label={messages.enterprises}
        tableKey="enterprises"
        columns={columns}
        source={serverRows(query, (data) => ({ rows: data.content, total: data.totalElements }))}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        list={list}
        search={{ label: messages.search }}
        rowActions={enterpriseActions}
        empty={<NoEnterprises />}
      />
    </>
  )
}

function AddLink() {
  return (
    <Button asChild size="sm">
      <ScreenLink to="/admin-admin/enterprises/add">
        <Plus aria-hidden />
        <FormattedMessage {...messages.add} />
      </ScreenLink>
    </Button>
  )
}

function NoEnterprises() {
  return (
    <EmptyState
      as="h2"
      icon={Building2}
      title={<FormattedMessage {...messages.none} />}
      action={<AddLink />}
    >
      <FormattedMessage {...messages.noneHint} />
    </EmptyState>
  )
}
