import { useSearch } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { SchedulerJobList } from '~/api/generated/model/index.ts'
import { absent } from '~/i18n/absent.ts'
import { formatInstant, timeOf } from '~/i18n/format-instant.ts'
import { words } from '~/i18n/words.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import type { Marks } from '~/kit/live/live-rows.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { Box } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { RowLink } from '~/ui/link/row-link.tsx'
import { jobRows, type JobRow } from './jobs.ts'
import { errorCount, jobCount, messages, overdueRun } from './messages.ts'
import { errorsAddress, jobsAddress } from './scheduler-addresses.ts'

const column = columnsOf<JobRow>()

const columnsWith = (errors: boolean) => [
  column.text('enterprise', {
    label: words.enterprise,
    value: ({ enterprise }) => enterprise?.name,
    text: ({ enterprise }, intl) => enterprise?.name ?? intl.formatMessage(absent.notAvailable),
    filter: { kind: 'choice' },
    width: 4,
  }),
  column.text('jobType', {
    label: messages.jobType,
    text: ({ jobType }, intl) => jobTypeText(intl, jobType),
    filter: { kind: 'choice' },
    width: 5.5,
  }),
  column.token('jobName', { label: messages.schedulerId, width: 4.25 }),
  column.instant('prevFireTime', { label: messages.lastRun, timeZone: usEastern }),
  column.text('nextFireTime', {
    label: messages.nextRun,
    labeled: true,
    figures: true,
    fixed: true,
    width: 6.25,
    value: ({ nextFireTime }) => timeOf(nextFireTime),
    text: ({ nextFireTime, overdue }, intl) => {
      const time = formatInstant(intl, nextFireTime, usEastern)
      return overdue ? intl.formatMessage(overdueRun, { time }) : time
    },
    cell: ({ nextFireTime, overdue }) => <NextRun time={nextFireTime} overdue={overdue} />,
  }),
  ...(errors
    ? [
        column.number('errors', {
          label: messages.jobErrors,
          width: 3.25,
          text: ({ errors: count }, intl) =>
            count === undefined ? '' : intl.formatMessage(errorCount, { count }),
          cell: ({ jobName, errors: count }, text) =>
            count ? <ErrorsLink jobName={jobName}>{text}</ErrorsLink> : text,
        }),
      ]
    : []),
]

/** Jobs, the next one to run first. */
const listWith = (errors: boolean) =>
  defineList({
    key: 'scheduler-jobs',
    label: messages.jobs,
    address: jobsAddress,
    sort: ['nextFireTime,asc'],
    size: 50,
    columns: columnsWith(errors),
    id: ({ id }) => id,
    name: ({ jobName }) => jobName,
  })

const jobs = listWith(false)
const jobsWithErrors = listWith(true)

/** Leads to the errors of a job. The days and the list of jobs stay as they are. */
function ErrorsLink({ jobName, children }: { jobName: string; children: ReactNode }) {
  const shown = useSearch({ from: '/admin-admin/scheduler' })
  const search = { ...shown, by: undefined, ...errorsAddress.write({ search: jobName }) }
  return (
    <RowLink link={{ to: '/admin-admin/scheduler', search, hash: 'errors' }}>{children}</RowLink>
  )
}

/** The name of a report; other types unchanged, or "Unknown". */
function jobTypeText(intl: IntlShape, jobType: string | null | undefined): string {
  if (jobType === 'ALL_DEVICES_REPORT' || jobType === 'CORRECTIVE_ACTIONS_REPORT') {
    return intl.formatMessage(messages[jobType])
  }
  return jobType || intl.formatMessage(absent.unknown)
}

function NextRun({ time, overdue }: { time: number; overdue: boolean }) {
  return (
    <>
      {formatInstant(useIntl(), time, usEastern)}{' '}
      {overdue && (
        <small data-line data-status="warning">
          <FormattedMessage {...messages.overdue} />
        </small>
      )}
    </>
  )
}

type JobsSectionProps = {
  query: SectionQuery<SchedulerJobList> & { dataUpdatedAt: number; marks: Marks }
  seesErrors: boolean
  /** How many errors name each job; undefined while the errors are not known. */
  errors: ReadonlyMap<string, number> | undefined
}

/** Every scheduled job with its last and next run. */
export function JobsSection({ query, seesErrors, errors }: JobsSectionProps) {
  const rows = query.data && jobRows(query.data.jobs, query.dataUpdatedAt, errors)
  const list = useLocalList(seesErrors ? jobsWithErrors : jobs, { rows, marks: query.marks })
  const table = (
    <DataTable
      list={list}
      search={{ label: messages.searchJobs }}
      empty={
        <EmptyState as="h3" icon={CalendarClock} title={messages.noJobs}>
          <FormattedMessage {...messages.noJobsHint} />
        </EmptyState>
      }
    />
  )
  return (
    <Box id="jobs" scrollMarginTop="24">
      <SectionPanel
        heading={messages.jobs}
        summary={
          rows && (
            <FormattedMessage
              {...jobCount}
              values={{ count: rows.length, overdue: rows.filter((job) => job.overdue).length }}
            />
          )
        }
        query={query}
        failureTitle={messages.jobsFailed}
        skeleton={table}
      >
        {table}
      </SectionPanel>
    </Box>
  )
}
