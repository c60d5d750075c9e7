import { Box } from '~/styled-system/jsx'
import { useSearch } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { useLogFailure } from '~/api/use-log-failure.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { Combobox } from '~/kit/form/combobox-field.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { useListAddress } from '~/kit/table/use-list-state.ts'
import { words } from '~/i18n/words.ts'
import { AuditTable } from './audit-table.tsx'
import { messages, retiredName } from './messages.ts'

/** What was changed in an enterprise, by whom and when. Nothing loads before an enterprise is chosen. */
export function AuditPage() {
  const { enterpriseId } = useSearch({ from: '/admin-admin/audit-logs' })
  return (
    <>
      <PageHeader />
      <EnterprisePicker enterpriseId={enterpriseId} />
      {enterpriseId === undefined ? (
        <EmptyState as="h2" icon={History} title={messages.choose}>
          <FormattedMessage {...messages.chooseHint} />
        </EmptyState>
      ) : (
        <AuditTable key={enterpriseId} enterpriseId={enterpriseId} />
      )}
    </>
  )
}

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
    <Box maxW="md" mb="5" _print={{ display: 'none' }}>
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
