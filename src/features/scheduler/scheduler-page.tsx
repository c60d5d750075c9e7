import { useSearch } from '@tanstack/react-router'
import { useNow } from '~/i18n/use-now.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { dayIn } from '~/i18n/zones.ts'
import { LiveBar } from '~/kit/live/live-bar.tsx'
import { useLiveQuery } from '~/kit/live/use-live-query.ts'
import { useLive } from '~/kit/live/use-live.ts'
import { useListAddress } from '~/kit/table/use-list-state.ts'
import { useSession } from '~/session/session-context.ts'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { ErrorsSection } from './errors-section.tsx'
import {
  endsEarly,
  errorsByJob,
  errorsOfDays,
  errorsOfLastHours,
  jobFinder,
} from './group-errors.ts'
import { JobsSection } from './jobs-section.tsx'
import { messages } from './messages.ts'
import { daysOf, rangeOf, withDay } from './periods.ts'
import { ReportsSection } from './reports/reports-section.tsx'
import { useReports } from './reports/use-reports.ts'
import { errorsQuery, jobsQuery, liveErrors, liveJobs } from './scheduler-queries.ts'

/** The scheduler's errors, for users who may see them, its jobs, and the reports of an enterprise. */
export function SchedulerPage() {
  const today = dayIn(useNow(), usEastern)
  const { by, enterprise, ...chosen } = useSearch({ from: '/admin-admin/scheduler' })
  const days = daysOf(chosen, today)
  const range = rangeOf(chosen)
  const changeAddress = useListAddress()
  const seesErrors = useSession().access.can('/admin-admin/scheduler#errors')
  const errors = useLiveQuery({ ...errorsQuery(), enabled: seesErrors }, liveErrors)
  const jobs = useLiveQuery(jobsQuery(), liveJobs)
  const reports = useReports(enterprise)
  const jobIn = jobFinder(jobs.data?.jobs.map(({ jobName }) => jobName) ?? [])
  const rows =
    errors.data &&
    (range === '24h'
      ? // Measured from the answer: otherwise rows would disappear on their own.
        errorsOfLastHours(errors.data.errors, 24, errors.dataUpdatedAt)
      : errorsOfDays(errors.data.errors, days)
    ).map((row) => ({ ...row, job: jobIn(row.formattedMessage) }))
  const live = useLive([...(seesErrors ? [errors] : []), jobs, ...reports.parts])
  return (
    <>
      <PageHeader subtitle={messages.zone} actions={<LiveBar live={live} />} />
      {seesErrors && (
        <ErrorsSection
          query={errors}
          rows={rows}
          days={days}
          // A date passes through others while it is typed.
          onDays={(changed) =>
            changeAddress((before) => ({ ...before, ...withDay(chosen, changed, today) }), {
              replace: true,
            })
          }
          range={range}
          onRange={(next) =>
            changeAddress((before) => ({
              ...before,
              start: undefined,
              end: undefined,
              range: next === '7d' ? undefined : next,
            }))
          }
          grouped={by === 'group'}
          onGrouped={(grouped) =>
            changeAddress((before) => ({ ...before, by: grouped ? 'group' : undefined }))
          }
        />
      )}
      <JobsSection
        query={jobs}
        seesErrors={seesErrors}
        errors={endsEarly(days) ? undefined : rows && errorsByJob(rows)}
      />
      <ReportsSection
        reports={reports}
        onChoose={(id) => changeAddress((before) => ({ ...before, enterprise: id }))}
      />
    </>
  )
}
