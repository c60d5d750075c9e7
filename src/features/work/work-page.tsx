import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { ListChecks } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { BatchPanel } from '~/kit/batch/batch-panel.tsx'
import type { Summary, Work } from '~/kit/batch/create-work.ts'
import { currentWork, getWork } from '~/kit/batch/current-work.ts'
import { WorkList } from '~/kit/batch/work-list.tsx'
import { recordsKey, recordsSchema, type WorkRecord } from '~/kit/batch/work-records.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { linkOf } from '~/lib/link-of.ts'
import { css } from '~/styled-system/css'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useAction } from '~/ui/feedback/use-action.ts'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { useStored } from '~/ui/settings/use-stored.ts'
import { Heading } from '~/ui/text/heading.tsx'
import { messages } from './messages.ts'
import { RecordedWork } from './recorded-work.tsx'

/** The work on many items that is under way, and what came of the last. One batch has the whole screen. */
export function WorkPage() {
  const { batch: id } = useSearch({ from: '/user/work' })
  const work = useSelector(currentWork)
  useEffect(() => {
    // Only to be loaded: the page shows what there is.
    void getWork().catch(() => undefined)
  }, [])
  const { value: records } = useStored(recordsKey, recordsSchema, [])
  if (!work || !records) return <Loader />
  return id === undefined ? (
    <AllWork work={work} records={records} />
  ) : (
    <OneWork key={id} work={work} id={id} records={records} />
  )
}

type OneWorkProps = { work: Work; id: string; records: readonly WorkRecord[] }

function OneWork({ work, id, records }: OneWorkProps) {
  const navigate = useNavigate()
  const batch = useSelector(work.batches, (all) => all.find((each) => each.id === id))
  const summaries = useSelector(work.summaries)
  const { isBusy, run: take } = useAction(work.take)
  if (batch) {
    const close = async () => {
      const { href } = batch.state.get()
      await navigate(href === undefined ? { to: '/user/work' } : linkOf(href))
      await work.close(batch)
    }
    return <BatchPanel batch={batch} onClose={() => void close()} />
  }
  if (!summaries) return <Loader />
  const elsewhere = summaries.find((each) => each.id === id)
  if (elsewhere) {
    return (
      <>
        <PageHeader title={elsewhere.title} />
        <Notice
          status="info"
          role="status"
          title={messages.elsewhere}
          action={
            <BusyButton size="sm" quiet busy={isBusy} onClick={take}>
              <FormattedMessage {...messages.continueHere} />
            </BusyButton>
          }
        />
      </>
    )
  }
  const record = records.find((each) => each.id === id)
  return record ? (
    <RecordedWork record={record} />
  ) : (
    <AllWork work={work} records={records} isGone />
  )
}

type AllWorkProps = {
  work: Work
  records: readonly WorkRecord[]
  /** Whether the batch of the address is not known. */
  isGone?: boolean
}

function AllWork({ work, records, isGone = false }: AllWorkProps) {
  const list = useLocalList(earlierWork, { rows: records })
  const isWorking = useSelector(work.summaries)?.some(isUnfinished)
  return (
    <>
      <PageHeader subtitle={messages.about} />
      {isGone && <Notice status="info" role="status" title={messages.gone} />}
      {isWorking && (
        <Panel heading={messages.queue}>
          <WorkList work={work} shows={isUnfinished} />
        </Panel>
      )}
      <Heading as="h2" size="lg" className={css({ mt: '6', mb: '2' })}>
        <FormattedMessage {...messages.records} />
      </Heading>
      <DataTable
        list={list}
        empty={
          <EmptyState as="h3" icon={ListChecks} title={messages.none}>
            <FormattedMessage {...messages.noneHint} />
          </EmptyState>
        }
      />
    </>
  )
}

/** Whether it is not yet among the earlier work, where it stands once all that can be done is done. */
const isUnfinished = ({ counts, left }: Summary) =>
  counts.activity !== 'idle' || left > 0 || counts.done + counts.failed === 0

const column = columnsOf<WorkRecord>()

const columns = [
  column.link('title', {
    label: messages.what,
    width: 5,
    to: ({ id }) => ({ to: '/user/work', search: { batch: id } }),
  }),
  column.text('about', { label: messages.details, width: 5, unsorted: true }),
  column.instant('at', { label: messages.begun, width: 7 }),
  column.number('done', { label: messages.done }),
  column.number('failed', { label: messages.failed }),
  column.number('left', { label: messages.left }),
]

const earlierWork = defineList({
  key: 'work-records',
  label: messages.records,
  columns,
  sort: ['at,desc'],
  id: ({ id }) => id,
  name: ({ title }) => title,
})
