import { useSearch } from '@tanstack/react-router'
import { LiveBar } from '~/kit/live/live-bar.tsx'
import { useLive } from '~/kit/live/use-live.ts'
import { useLiveQuery } from '~/kit/live/use-live-query.ts'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { useListAddress } from '~/kit/table/use-list-state.ts'
import { useNow } from '~/i18n/use-now.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { addDays, dayIn } from '~/i18n/zones.ts'
import { useSession } from '~/session/session-context.ts'
import { ErrorsSection } from './errors-section.tsx'
import { endsEarly, errorsByJob, errorsOfDays, jobFinder } from './group-errors.ts'
import { JobsSection } from './jobs-section.tsx'
import { messages } from './messages.ts'
import { ReportsSection } from './reports/reports-section.tsx'
import { useReports } from './reports/use-reports.ts'
import { errorsQuery, jobsQuery, liveErrors, liveJobs } from './scheduler-queries.ts'

/** The scheduler's errors, for users who may see them, its jobs, and the reports of an enterprise. */
export function SchedulerPage() {
  const today = dayIn(useNow(), usEastern)
  const {
    start = addDays(today, -7),
    end = today,
    by,
    enterprise,
  } = useSearch({
    from: '/admin-admin/scheduler',
  })
  const changeAddress = useListAddress()
  const seesErrors = useSession().access.can('/admin-admin/scheduler#errors')
  const errors = useLiveQuery({ ...errorsQuery(), enabled: seesErrors }, liveErrors)
  const jobs = useLiveQuery(jobsQuery(), liveJobs)
  const reports = useReports(enterprise)
  const jobIn = jobFinder(jobs.data?.jobs.map(({ jobName }) => jobName) ?? [])
  const rows =
    errors.data &&
    errorsOfDays(errors.data.errors, { start, end }).map((row) => ({
      ...row,
      job: jobIn(row.formattedMessage),
    }))
  const live = useLive([...(seesErrors ? [errors] : []), jobs, ...reports.parts])
  return (
    <>
      <PageHeader subtitle={messages.zone} actions={<LiveBar live={live} />} />
      {seesErrors && (
        <ErrorsSection
          query={errors}
          rows={rows}
          days={{ start, end }}
          // A date passes through others while it is typed.
          onDays={(next) => changeAddress((before) => ({ ...before, ...next }), { replace: true })}
          grouped={by === 'group'}
          onGrouped={(grouped) =>
            changeAddress((before) => ({ ...before, by: grouped ? 'group' : undefined }))
          }
        />
      )}
      <JobsSection
        query={jobs}
        seesErrors={seesErrors}
        errors={endsEarly({ start, end }) ? undefined : rows && errorsByJob(rows)}
      />
      <ReportsSection
        reports={reports}
        onChoose={(id) => changeAddress((before) => ({ ...before, enterprise: id }))}
      />
    </>
  )
}
