import { Button, Code, Link as StyledLink, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Building2, Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { ScreenLink } from '~/components/link/screen-link.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'
import { columnsOf } from '~/components/table/columns.ts'
import { DataTable } from '~/components/table/data-table.tsx'
import { serverRows } from '~/components/table/rows-source.ts'
import { useListState } from '~/components/table/use-list-state.ts'
import { enterprisesList } from './enterprises-list.ts'
import { enterprisesQuery } from './enterprises-query.ts'
import { messages } from './messages.ts'
import { useEnterpriseActions } from './use-enterprise-actions.ts'

const columns = columnsOf<Enterprise>()([
  {
    id: 'name',
    label: messages.name,
    value: ({ name }) => name,
    cell: (enterprise) => <NameLink {...enterprise} />,
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
  const actionsOf = useEnterpriseActions()
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
        rowActions={actionsOf}
        empty={<NoEnterprises />}
      />
    </>
  )
}

function NameLink({ id, name }: Enterprise) {
  const text = <bdi>{name}</bdi>
  return (
    <StyledLink asChild fontWeight="medium" color="fg">
      <ScreenLink
        to="/admin-admin/enterprises/view/$enterpriseId"
        params={{ enterpriseId: id }}
        otherwise={<Text fontWeight="medium">{text}</Text>}
      >
        {text}
      </ScreenLink>
    </StyledLink>
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
