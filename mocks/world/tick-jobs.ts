import { day } from './clock.ts'
import type { SchedulerJobRow } from './operation-rows.ts'
import { jobOf, runsAround } from './reports.ts'
import type { Minute } from './tick.ts'
import type { World } from './world.ts'

/** Runs the jobs that are due; one run in eight fails. */
export function runJobs(at: Minute): void {
  const { world, now, random, counts } = at
  for (const job of world.schedulerJobs.all()) {
    if (job.stalled || job.nextFireTime === -1 || job.nextFireTime > now) continue
    const { last, next } = runsOf(world, job, now)
    world.schedulerJobs.update(job.id, { prevFireTime: last, nextFireTime: next })
    counts.jobsRun += 1
    if (!random.chance(0.125)) continue
    counts.jobErrors += 1
    world.schedulerErrors.insert({
      timestamp: last + random.int(200, 5000),
      formattedMessage: `The job ${job.jobName} failed: the database did not answer within 30 s`,
      callerClass: 'com.waypost.scheduling.JobRunner',
      callerMethod: 'run',
      callerLine: '117',
    })
  }
}

/** A report runs at its time of day and week, any other job at its previous interval. A job that never ran is daily. */
function runsOf(world: World, job: SchedulerJobRow, now: number): { last: number; next: number } {
  const config = world.reportConfigs
    .where('enterpriseId', job.enterpriseId ?? 0)
    .find((each) => jobOf(world, each)?.id === job.id)
  if (config) return runsAround(config, now)
  const { prevFireTime, nextFireTime } = job
  const period = prevFireTime === -1 ? day : nextFireTime - prevFireTime
  const last = nextFireTime + Math.floor((now - nextFireTime) / period) * period
  return { last, next: last + period }
}
