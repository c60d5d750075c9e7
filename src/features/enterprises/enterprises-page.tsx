import { Code, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'
import { columnsOf } from '~/components/table/columns.ts'
import { DataTable } from '~/components/table/data-table.tsx'
import { serverRows } from '~/components/table/rows-source.ts'
import { useListState } from '~/components/table/use-list-state.ts'
import { enterprisesList } from './enterprises-list.ts'
import { enterprisesQuery } from './enterprises-query.ts'
import { messages } from './messages.ts'

const columns = columnsOf<Enterprise>()([
  {
    id: 'name',
    label: messages.name,
    value: ({ name }) => name,
    cell: ({ name }) => <Text fontWeight="medium">{name}</Text>,
  },
  {
    id: 'token',
    label: messages.token,
    value: ({ token }) => token,
    cell: ({ token }) => <Code colorPalette="gray">{token}</Code>,
  },
])

/** The customer organisations: paged, sorted and searched by the server. */
export function EnterprisesPage() {
  const list = useListState(enterprisesList)
  const query = useQuery({ ...enterprisesQuery(list), placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader />
      <DataTable
        label={messages.enterprises}
        tableKey="enterprises"
        columns={columns}
        source={serverRows(query, (data) => ({ rows: data.content, total: data.totalElements }))}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        list={list}
        search={{ label: messages.search }}
        empty={<NoEnterprises />}
      />
    </>
  )
}

function NoEnterprises() {
  return (
    <EmptyState as="h2" icon={Building2} title={<FormattedMessage {...messages.none} />}>
      <FormattedMessage {...messages.noneHint} />
    </EmptyState>
  )
}
