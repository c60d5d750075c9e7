import { useSearch } from '@tanstack/react-router'
import { Eye, History } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useDialogAddress } from '~/kit/list/use-dialog-address.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import type { RowsSource } from '~/kit/table/rows-source.ts'
import { useListAddress, useListState, type PageSearch } from '~/kit/table/use-list-state.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { pageOfOpen, type Change } from './audit-changes.ts'
import { auditList } from './audit-list.ts'
import { changedBy, ChangeWord, changeWord } from './change-word.tsx'
import { LinkedChange } from './linked-change.tsx'
import { messages } from './messages.ts'

const ChangeDialog = lazyPart(
  async () => (await import('./change-dialog.tsx')).ChangeDialog,
  LoadFailure,
)

const column = columnsOf<Change>()

const noChanges: readonly Change[] = []

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
    text: changedBy,
  }),
]

type ChangesTableProps = {
  enterpriseId: number
  source: RowsSource<Change>
  /** All that are loaded, where the rows are only some of them. */
  loaded?: readonly Change[]
  /** The heading of an empty list. */
  none: MessageDescriptor
  noneHint?: MessageDescriptor
}

/** A list of changes. The address has the open one, which may be on another page. */
export function ChangesTable({ enterpriseId, source, loaded, ...props }: ChangesTableProps) {
  const intl = useIntl()
  const { entry } = useSearch({ from: '/admin-admin/audit-logs' })
  const changeAddress = useListAddress()
  const dialog = useDialogAddress()
  const list = useListState(auditList)
  const changes = source.rows ?? noChanges
  const [kept, setKept] = useState(changes)
  const page = pageOfOpen(entry, kept, changes)
  if (page !== kept) setKept(page)
  const open = page.find(({ key }) => key === entry)
  const at = (key: string | undefined) => (before: PageSearch) => ({ ...before, entry: key })
  const shown = (change: Change, around: readonly Change[], all = around) => (
    <ChangeDialog
      enterpriseId={enterpriseId}
      change={change}
      changes={around}
      loaded={all}
      onShow={({ key }) => changeAddress(at(key), { replace: true })}
      onClose={() => dialog.close({ search: at(undefined) })}
    />
  )
  return (
    <>
      {entry !== undefined && source.rows && !source.old && !open && (
        <LinkedChange enterpriseId={enterpriseId} tableName={list.filters.tableName} entry={entry}>
          {shown}
        </LinkedChange>
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
          <EmptyState as="h2" icon={History} title={props.none}>
            {props.noneHint && <FormattedMessage {...props.noneHint} />}
          </EmptyState>
        }
      />
      {open && shown(open, page, loaded)}
    </>
  )
}
