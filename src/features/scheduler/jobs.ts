import type { SchedulerJob } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { minute } from '~/lib/units.ts'

/** A job, and whether it has not run when it should have. */
export type JobRow = SchedulerJob & { overdue: boolean }

/** A job may begin a little late, and the clocks of server and browser differ. */
const tolerance = minute

/** @param readAt When the jobs were read: later, the next run of each will have passed. In milliseconds since 1970. */
export const jobRows = (jobs: readonly SchedulerJob[], readAt: number): JobRow[] =>
  jobs.map((job) => ({
    ...job,
    overdue: (timeOf(job.nextFireTime) ?? Infinity) < readAt - tolerance,
  }))
