import type { Schema } from '../operations.ts'
import { day } from '../world/clock.ts'
import type { SchedulerJobRow } from '../world/operation-rows.ts'
import type { World } from '../world/world.ts'
import { ok } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations = 'listSchedulerJobs' | 'listSchedulerErrors'

export const scheduling = {
  listSchedulerJobs({ world }) {
    return ok({ jobs: world.schedulerJobs.all().map((row) => jobView(world, row)) })
  },

  listSchedulerErrors({ world }) {
    const rows = world.schedulerErrors.all().toSorted((a, b) => b.timestamp - a.timestamp)
    return ok({
      errors: rows.map(
        ({ timestamp, formattedMessage, callerClass, callerMethod, callerLine }) => ({
          timestamp,
          formattedMessage,
          callerClass,
          callerMethod,
          callerLine,
        }),
      ),
    })
  },
} satisfies HandlersOf<Operations>

function jobView(world: World, row: SchedulerJobRow): Schema<'SchedulerJob'> {
  const enterprise = world.enterprises.get(row.enterpriseId)
  const { jobType, jobName } = row
  return {
    enterprise: enterprise ? { name: enterprise.name } : null,
    jobType,
    jobName,
    ...runsOf(row, world.clock.now()),
  }
}

/** Runs that were due since the row was written count as done. A job that never ran counts as daily. */
function runsOf({ prevFireTime, nextFireTime, stalled }: SchedulerJobRow, now: number) {
  if (stalled || nextFireTime === -1 || nextFireTime > now) return { prevFireTime, nextFireTime }
  const period = prevFireTime === -1 ? day : nextFireTime - prevFireTime
  const last = nextFireTime + Math.floor((now - nextFireTime) / period) * period
  return { prevFireTime: last, nextFireTime: last + period }
}
