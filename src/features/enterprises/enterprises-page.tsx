import { Code, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Enterprise, EnterprisePage } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { columnsOf, DataTable } from '~/components/table/data-table.tsx'
import { useListState } from '~/components/table/use-list-state.ts'
import { PageHeader } from '~/components/page/page-header.tsx'
import { enterprisesQuery } from './enterprises-query.ts'
import { messages } from './messages.ts'

const column = columnsOf<Enterprise>()
const columns = column.columns([
  column.accessor('name', {
    header: () => <FormattedMessage {...messages.name} />,
    cell: ({ row }) => <Text fontWeight="medium">{row.original.name}</Text>,
  }),
  column.accessor('token', {
    header: () => <FormattedMessage {...messages.token} />,
    cell: ({ row }) => <Code colorPalette="gray">{row.original.token}</Code>,
  }),
])

/** The customer organisations: paged, sorted and searched by the server. */
export function EnterprisesPage() {
  const intl = useIntl()
  const search = useSearch({ from: '/admin-admin/enterprises/' })
  const list = useListState(search)
  const query = useQuery({ ...enterprisesQuery(search), placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader />
      <DataTable
        label={intl.formatMessage(messages.enterprises)}
        columns={columns}
        query={query}
        select={(data: EnterprisePage) => ({ rows: data.content, total: data.totalElements })}
        rowId={(enterprise) => String(enterprise.id)}
        list={list}
        searchLabel={intl.formatMessage(messages.search)}
        empty={<NoEnterprises searched={search.search !== ''} />}
      />
    </>
  )
}

function NoEnterprises(props: { searched: boolean }) {
  return (
    <EmptyState
      as="h2"
      icon={Building2}
      title={<FormattedMessage {...(props.searched ? messages.noneFound : messages.none)} />}
    >
      <FormattedMessage {...(props.searched ? messages.noneFoundHint : messages.noneHint)} />
    </EmptyState>
  )
}
