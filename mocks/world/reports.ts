import type { ReportConfigRow, SchedulerJobRow } from './operation-rows.ts'
import type { World } from './world.ts'
import { instantAt, wallTime } from './zone.ts'

/** Weekdays as a report names them, Sunday first. */
export const weekdays = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
]

type Timing = Pick<ReportConfigRow, 'dayOfWeek' | 'timeOfDay' | 'timezone'>

/** The last run of a report before `now` and the first one after it, in milliseconds since 1970. */
export function runsAround({ dayOfWeek, timeOfDay, timezone }: Timing, now: number) {
  const today = wallTime(now, timezone)
  const [hour = 0, minute = 0] = timeOfDay.split(':').map(Number)
  const onDay = (offset: number) => ({ ...today, day: today.day + offset, hour, minute })
  const isDue = (offset: number) => {
    const { year, month, day } = onDay(offset)
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
    return dayOfWeek === null || weekdays[weekday] === dayOfWeek
  }
  const reach = dayOfWeek === null ? 1 : 7
  const runs = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
    .filter(isDue)
    .map((offset) => instantAt(onDay(offset), timezone))
  return {
    last: runs.findLast((run) => run <= now) ?? -1,
    next: runs.find((run) => run > now) ?? -1,
  }
}

const jobNameOf = ({ id, enterpriseId, reportType }: ReportConfigRow) =>
  [reportType.toLowerCase().replaceAll('_', '-'), enterpriseId, id].join('-')

/** The job of a report; undefined before it is scheduled. */
export function jobOf(world: World, config: ReportConfigRow): SchedulerJobRow | undefined {
  return world.schedulerJobs.find('jobName', jobNameOf(config))
}

/** Schedules a report. */
export function scheduleReport(world: World, config: ReportConfigRow): void {
  world.schedulerJobs.insert({
    enterpriseId: config.enterpriseId,
    jobType: config.reportType,
    jobName: jobNameOf(config),
    prevFireTime: -1,
    nextFireTime: runsAround(config, world.clock.now()).next,
    stalled: false,
  })
}
