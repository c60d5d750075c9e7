import { Button, Code, Link as StyledLink, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'
import { columnsOf } from '~/components/table/columns.ts'
import { DataTable } from '~/components/table/data-table.tsx'
import { serverRows } from '~/components/table/rows-source.ts'
import { useListState } from '~/components/table/use-list-state.ts'
import { useSession } from '~/session/session-context.ts'
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
  const { access } = useSession()
  const to = '/admin-admin/enterprises/view/$enterpriseId'
  if (!access.can(to))
    return (
      <Text fontWeight="medium">
        <bdi>{name}</bdi>
      </Text>
    )
  return (
    <StyledLink asChild fontWeight="medium" color="fg">
      <Link to={to} params={{ enterpriseId: id }}>
        <bdi>{name}</bdi>
      </Link>
    </StyledLink>
  )
}

function AddLink() {
  const { access } = useSession()
  const to = '/admin-admin/enterprises/add'
  if (!access.can(to)) return null
  return (
    <Button asChild size="sm">
      <Link to={to}>
        <Plus aria-hidden />
        <FormattedMessage {...messages.add} />
      </Link>
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
