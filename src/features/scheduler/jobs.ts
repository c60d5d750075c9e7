import type { SchedulerJob } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { minute } from '~/lib/units.ts'
import { withIds } from '~/lib/with-ids.ts'

/** A job with an id of its own. */
export type IdentifiedJob = SchedulerJob & { id: string }

/** A job, whether it missed its run, and how many errors name it, if known. */
export type JobRow = IdentifiedJob & { overdue: boolean; errors: number | undefined }

/** Several enterprises, or types, may have a job of the same name. */
export const identifiedJobs = (jobs: readonly SchedulerJob[]): IdentifiedJob[] =>
  withIds(jobs, ({ jobName, jobType, enterprise }) =>
    [jobName, jobType, enterprise?.name].filter(Boolean).join(' '),
  )

/** Allows for late starts and differing clocks. */
const tolerance = minute

/**
 * @param readAt When the jobs were read, in milliseconds since 1970. Measured later, every next run would have passed.
 * @param errors How many errors name each job; undefined while the errors are not known.
 */
export const jobRows = (
  jobs: readonly SchedulerJob[],
  readAt: number,
  errors: ReadonlyMap<string, number> | undefined,
): JobRow[] =>
  identifiedJobs(jobs).map((job) => ({
    ...job,
    errors: errors && (errors.get(job.jobName) ?? 0),
    overdue: (timeOf(job.nextFireTime) ?? Infinity) < readAt - tolerance,
  }))
