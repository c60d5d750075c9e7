import {
  getListSchedulerErrorsQueryOptions,
  getListSchedulerJobsQueryOptions,
} from '~/api/generated/endpoints/scheduling/scheduling.ts'
import type { SchedulerErrorList, SchedulerJobList } from '~/api/generated/model/index.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import type { LiveRows } from '~/kit/live/live-rows.ts'
import { sameValue } from '~/lib/same-value.ts'
import { errorRows, type ErrorRow } from './group-errors.ts'
import { identifiedJobs, type IdentifiedJob } from './jobs.ts'

/** Every scheduled job. */
export const jobsQuery = () => getListSchedulerJobsQueryOptions()

/** All errors of the scheduler. */
export const errorsQuery = () => getListSchedulerErrorsQueryOptions()

/** Errors never change; new ones are added. */
export const liveErrors: LiveRows<SchedulerErrorList, ErrorRow> = {
  rows: ({ errors }) => errorRows(errors),
  id: ({ id }) => id,
  was: () => undefined,
}

export const liveJobs: LiveRows<SchedulerJobList, IdentifiedJob> = {
  rows: ({ jobs }) => identifiedJobs(jobs),
  id: ({ id }) => id,
  was: (before, after, intl) =>
    sameValue(before, after) ? undefined : formatInstant(intl, before.nextFireTime, usEastern),
}
