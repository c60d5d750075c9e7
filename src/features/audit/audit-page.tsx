import { useSearch } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { useLogFailure } from '~/api/use-log-failure.ts'
import { words } from '~/i18n/words.ts'
import { Combobox } from '~/kit/form/combobox-field.tsx'
import { useListAddress } from '~/kit/table/use-list-state.ts'
import { useList } from '~/kit/table/use-list.ts'
import { Box, Flex } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { ChangeFilters, isFiltered, type Wanted } from './change-filters.tsx'
import { ChangesTable, changesIn } from './changes-table.tsx'
import { FoundChanges } from './found-changes.tsx'
import { messages, retiredName } from './messages.ts'

/** What was changed in an enterprise, by whom and when. Nothing loads before an enterprise is chosen. */
export function AuditPage() {
  const { enterpriseId, user, type, day } = useSearch({ from: '/admin-admin/audit-logs' })
  const wanted = { user, type, day }
  return (
    <>
      <PageHeader />
      <Flex wrap="wrap" gap="4" mb="5" _print={{ display: 'none' }}>
        <EnterprisePicker enterpriseId={enterpriseId} />
        {enterpriseId !== undefined && <ChangeFilters />}
      </Flex>
      {enterpriseId === undefined ? (
        <EmptyState as="h2" icon={History} title={messages.choose}>
          <FormattedMessage {...messages.chooseHint} />
        </EmptyState>
      ) : (
        <Changes key={enterpriseId} enterpriseId={enterpriseId} wanted={wanted} />
      )}
    </>
  )
}

const Changes = ({ enterpriseId, wanted }: { enterpriseId: number; wanted: Wanted }) =>
  isFiltered(wanted) ? (
    <FoundChanges enterpriseId={enterpriseId} wanted={wanted} />
  ) : (
    <AuditTable enterpriseId={enterpriseId} />
  )

/** All enterprises, including retired ones, which keep their log. */
function EnterprisePicker({ enterpriseId }: { enterpriseId: number | undefined }) {
  const intl = useIntl()
  const changeAddress = useListAddress()
  const { data, error, refetch } = useListAllEnterprises()
  useLogFailure(error)
  const options = (data?.enterprises ?? []).map(({ id, name, retired }) => ({
    value: id,
    label: retired ? intl.formatMessage(retiredName, { name }) : name,
  }))
  return (
    <Box flex="1 1 {sizes.2xs}" maxW="md">
      {error ? (
        <ErrorMessage
          error={error}
          title={messages.enterprisesFailed}
          onRetry={() => void refetch()}
        />
      ) : (
        <Combobox
          label={words.enterprise}
          options={options}
          chosen={enterpriseId === undefined ? [] : [enterpriseId]}
          onChange={([chosen]) =>
            changeAddress((before) => ({
              ...before,
              page: undefined,
              entry: undefined,
              enterpriseId: chosen,
            }))
          }
        />
      )}
    </Box>
  )
}

/** The changes of one enterprise, as the server pages them. */
function AuditTable({ enterpriseId }: { enterpriseId: number }) {
  const list = useList(changesIn(enterpriseId))
  useLogFailure(list.source.error)
  return (
    <ChangesTable
      enterpriseId={enterpriseId}
      list={list}
      none={messages.none}
      noneHint={messages.noneHint}
    />
  )
}
