import { useQuery } from '@tanstack/react-query'
import { Copy, RotateCw } from 'lucide-react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import { words } from '~/i18n/words.ts'
import { outcomes } from '~/kit/batch/batch-text.ts'
import { useBeginBatch } from '~/kit/batch/use-batch.ts'
import {
  failedAgain,
  readItems,
  type RecordedItem,
  type WorkRecord,
} from '~/kit/batch/work-records.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { Button } from '~/ui/button/button.tsx'
import { useCopy } from '~/ui/button/use-copy.ts'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { copyFailed, failedNames, messages, recordSummary, retryFailed } from './messages.ts'

/** What came of a batch that is no longer open, by item. */
export function RecordedWork({ record }: { record: WorkRecord }) {
  const intl = useIntl()
  const copy = useCopy()
  const begin = useBeginBatch()
  const { settings } = useUserStorages()
  const query = useQuery({
    queryKey: ['work record', settings.name, record.id, record.endedAt],
    queryFn: async () => (await readItems(settings, record.id)) ?? null,
  })
  const { items = [], failed = [] } = query.data ?? {}
  const list = useLocalList(recordedItems, {
    query,
    rows: query.data === undefined ? undefined : items,
  })
  const count = failed.length
  const { title, about, at, done, left } = record
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: '/user/work', label: <FormattedMessage {...messages.all} /> }}
        subtitle={[
          about,
          formatInstant(intl, at),
          intl.formatMessage(recordSummary, { done, failed: record.failed, left }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          count > 0 && (
            <>
              <Button
                size="sm"
                quiet
                onClick={() =>
                  copy(
                    failed.map(({ name }) => name).join('\n'),
                    intl.formatMessage(failedNames, { count }),
                  )
                }
              >
                <Copy aria-hidden />
                <FormattedMessage {...copyFailed} values={{ count }} />
              </Button>
              <Button
                size="sm"
                onClick={() =>
                  query.data && void begin(failedAgain(record, query.data)).catch(() => undefined)
                }
              >
                <RotateCw aria-hidden />
                <FormattedMessage {...retryFailed} values={{ count }} />
              </Button>
            </>
          )
        }
      />
      <DataTable list={list} />
    </>
  )
}

const column = columnsOf<RecordedItem>()

const columns = [
  column.text('name', { label: words.name, width: 4 }),
  column.text('outcome', {
    label: words.outcome,
    width: 3,
    text: ({ outcome }, intl) => outcomeText(outcome, intl),
    filter: { kind: 'choice' },
  }),
  column.text('verdict', { label: messages.check, width: 4 }),
  column.text('note', { label: messages.reason, width: 6, wraps: true, unsorted: true }),
]

const recordedItems = defineList({
  key: 'work-record',
  label: messages.records,
  columns,
  sort: [],
  id: ({ id }) => id,
  name: ({ name }) => name,
})

function outcomeText(outcome: RecordedItem['outcome'], intl: IntlShape) {
  if (outcome === 'none') return ''
  return intl.formatMessage(outcome === 'left' ? messages.left : outcomes[outcome])
}
