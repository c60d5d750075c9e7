import { useSearch } from '@tanstack/react-router'
import { Eye, History } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { getListAuditEventsQueryOptions } from '~/api/generated/endpoints/audit/audit.ts'
import { listAuditEventsParamsSortItemRegExp } from '~/api/generated/model/listAuditEventsParams.zod.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useDialogAddress } from '~/kit/table/use-dialog-address.ts'
import { useListAddress, type PageSearch } from '~/kit/table/use-list-state.ts'
import type { ShownList } from '~/kit/table/use-list.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { auditAddress } from './audit-address.ts'
import { changesOf, pageOfOpen, type Change } from './audit-changes.ts'
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

/** The changes in one enterprise. */
export const changesIn = (enterpriseId: number) =>
  defineList({
    key: 'audit',
    label: messages.changes,
    address: auditAddress,
    query: ({ page, size, sort, filters }) =>
      getListAuditEventsQueryOptions({
        enterpriseId,
        page,
        size,
        sort,
        tableNameFilter: filters.tableName || undefined,
      }),
    rows: (answer) => ({ rows: changesOf(answer), total: answer.page.totalElements }),
    sortable: listAuditEventsParamsSortItemRegExp,
    sort: ['changedAt,desc'],
    columns,
    id: ({ key }) => key,
    name: ({ changedAt, tableName }, intl) => `${tableName}, ${formatInstant(intl, changedAt)}`,
  })

type ChangesTableProps = {
  enterpriseId: number
  list: ShownList<Change, 'tableName'>
  /** All that are loaded, where the rows are only some of them. */
  loaded?: readonly Change[]
  /** The heading of an empty list. */
  none: MessageDescriptor
  noneHint?: MessageDescriptor
}

/** A list of changes. The address has the open one, which may be on another page. */
export function ChangesTable({ enterpriseId, list, loaded, ...props }: ChangesTableProps) {
  const { entry } = useSearch({ from: '/admin-admin/audit-logs' })
  const changeAddress = useListAddress()
  const dialog = useDialogAddress()
  const { rows, old } = list.source
  const changes = rows ?? noChanges
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
      {entry !== undefined && rows && !old && !open && (
        <LinkedChange enterpriseId={enterpriseId} tableName={list.filters.tableName} entry={entry}>
          {shown}
        </LinkedChange>
      )}
      <DataTable
        list={list}
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
