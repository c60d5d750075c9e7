import { Box } from '~/styled-system/jsx'
import { useSearch } from '@tanstack/react-router'
import { Eye, History } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLogFailure } from '~/api/use-log-failure.ts'
import { useDialogAddress } from '~/kit/list/use-dialog-address.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { useServerRows } from '~/kit/table/rows-source.ts'
import { useListAddress, useListState, type PageSearch } from '~/kit/table/use-list-state.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { auditQuery, changesOf, pageOfOpen, type Change } from './audit-changes.ts'
import { ChangeWord, changeWord } from './change-word.tsx'
import { auditList } from './audit-list.ts'
import { messages } from './messages.ts'

const ChangeDialog = lazyPart(
  async () => (await import('./change-dialog.tsx')).ChangeDialog,
  LoadFailure,
)

const column = columnsOf<Change>()

const none: readonly Change[] = []

const columns = [
  column.instant('changedAt', { label: messages.changedAt }),
  column.text('changeType', {
    label: messages.changeType,
    width: 3,
    text: ({ changeType }, intl) => changeWord(intl, changeType),
    cell: ({ changeType }, word) => <ChangeWord type={changeType}>{word}</ChangeWord>,
  }),
  column.text('tableName', {
    label: messages.tableName,
    width: 5,
    filter: { kind: 'text', pauseMs: 500 },
  }),
  column.text('userInfo', {
    label: messages.userInfo,
    width: 6,
    text: ({ userInfo }, intl) => userInfo?.trim() || intl.formatMessage(messages.byServer),
  }),
]

/** The changes of one enterprise. The address has the open one. */
export function AuditTable({ enterpriseId }: { enterpriseId: number }) {
  const intl = useIntl()
  const { entry } = useSearch({ from: '/admin-admin/audit-logs' })
  const changeAddress = useListAddress()
  const dialog = useDialogAddress()
  const list = useListState(auditList)
  const source = useServerRows(
    list,
    (values) => auditQuery(enterpriseId, values),
    (answer) => ({ rows: changesOf(answer), total: answer.page.totalElements }),
  )
  useLogFailure(source.error)
  const changes = source.rows ?? none
  const [kept, setKept] = useState(changes)
  const page = pageOfOpen(entry, kept, changes)
  if (page !== kept) setKept(page)
  const open = page.find(({ key }) => key === entry)
  const at = (key: string | undefined) => (before: PageSearch) => ({ ...before, entry: key })
  return (
    <>
      {entry !== undefined && source.rows && !source.old && !open && (
        <Box mb="3">
          <Notice status="info" title={messages.gone} />
        </Box>
      )}
      <DataTable
        label={messages.changes}
        tableKey="audit"
        columns={columns}
        source={source}
        rowId={({ key }) => key}
        rowName={({ changedAt, tableName }) => `${tableName}, ${formatInstant(intl, changedAt)}`}
        list={list}
        search={null}
        rowActions={({ key }) => [
          {
            label: messages.viewDetail,
            icon: Eye,
            onSelect: () => dialog.open({ search: at(key) }),
          },
        ]}
        actionCount={1}
        empty={
          <EmptyState as="h2" icon={History} title={messages.none}>
            <FormattedMessage {...messages.noneHint} />
          </EmptyState>
        }
      />
      {open && (
        <ChangeDialog
          change={open}
          changes={page}
          onShow={({ key }) => changeAddress(at(key), { replace: true })}
          onClose={() => dialog.close({ search: at(undefined) })}
        />
      )}
    </>
  )
}
