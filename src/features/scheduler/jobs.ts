import type { SchedulerJob } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { minute } from '~/lib/units.ts'

/** A job, and whether it missed its run. */
export type JobRow = SchedulerJob & { overdue: boolean }

/** Allows for late starts and differing clocks. */
const tolerance = minute

/** @param readAt When the jobs were read, in milliseconds since 1970. Measured later, every next run would have passed. */
export const jobRows = (jobs: readonly SchedulerJob[], readAt: number): JobRow[] =>
  jobs.map((job) => ({
    ...job,
    overdue: (timeOf(job.nextFireTime) ?? Infinity) < readAt - tolerance,
  }))
