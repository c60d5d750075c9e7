import { useQuery } from '@tanstack/react-query'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { RefreshButton } from '~/components/button/refresh-button.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'
import { useListAddress } from '~/components/table/use-list-state.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { addDays, dayIn } from '~/i18n/zones.ts'
import { useSession } from '~/session/session-context.ts'
import { ErrorsSection } from './errors-section.tsx'
import { JobsSection } from './jobs-section.tsx'
import { messages } from './messages.ts'
import { ReportsSection } from './reports/reports-section.tsx'
import { errorsQuery, jobsQuery } from './scheduler-queries.ts'

const from = '/admin-admin/scheduler'

/** Today in US Eastern, for the loader: the address may leave the days out. */
export const schedulerDay = () => dayIn(Date.now(), usEastern)

/** What the scheduler does: its errors for those who may see them, its jobs, and the reports of an enterprise. */
export function SchedulerPage() {
  const { today } = useLoaderData({ from })
  const { start = addDays(today, -7), end = today, by, enterprise } = useSearch({ from })
  const changeAddress = useListAddress()
  const seesErrors = useSession().access.can('/admin-admin/scheduler#errors')
  const errors = useQuery({ ...errorsQuery(), enabled: seesErrors })
  const jobs = useQuery(jobsQuery())
  const queries = seesErrors ? [errors, jobs] : [jobs]
  return (
    <>
      <PageHeader
        subtitle={<FormattedMessage {...messages.zone} />}
        actions={
          <RefreshButton
            // The older of the two, so that nothing on the page is older than it says.
            updatedAt={Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))}
            busy={queries.some(({ isFetching }) => isFetching)}
            failed={queries.some(({ isError }) => isError)}
            onRefresh={() => {
              for (const query of queries) void query.refetch()
            }}
          />
        }
      />
      {seesErrors && (
        <ErrorsSection
          query={errors}
          days={{ start, end }}
          onDays={(days) => changeAddress((before) => ({ ...before, ...days }))}
          grouped={by === 'group'}
          onGrouped={(grouped) =>
            changeAddress((before) => ({ ...before, by: grouped ? 'group' : undefined }))
          }
        />
      )}
      <JobsSection query={jobs} />
      <ReportsSection
        chosen={enterprise}
        onChoose={(id) => changeAddress((before) => ({ ...before, enterprise: id }))}
      />
    </>
  )
}
