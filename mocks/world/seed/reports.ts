import type { Schema } from '../../operations.ts'
import { weekdays } from '../reports.ts'
import type { World } from '../world.ts'
import { wallTime } from '../zone.ts'
import type { Seed } from './seed.ts'

/** The two reports of the examples, those of the examples' jobs, and in the large world one for every fifth enterprise. */
export function seedReports({ world, examples, scenario }: Seed): void {
  for (const name of ['dailyDevices', 'weeklyActions']) {
    const { reportConfig } = examples.answer('getReportConfig', 200, name)
    if (!reportConfig) continue
    const { enterprise, dayOfWeek = null, ...config } = reportConfig
    world.reportConfigs.insert({ ...config, dayOfWeek, enterpriseId: enterprise.id })
  }
  for (const job of examples.answer('listSchedulerJobs', 200, 'jobs').jobs) addFromJob(world, job)
  if (scenario !== 'large') return
  for (const { id, token, retired } of world.enterprises.all()) {
    if (id % 5 !== 0 || retired || world.reportConfigs.find('enterpriseId', id)) continue
    world.reportConfigs.insert({
      enterpriseId: id,
      reportType: 'ALL_DEVICES_REPORT',
      frequency: 'DAILY',
      dayOfWeek: null,
      timeOfDay: `0${world.random.int(4, 7)}:${world.random.pick(['00', '15', '30', '45'])}`,
      timezone: zoneOf(world, id),
      recipients: [`ops@${token}.example`],
    })
  }
}

/** The name of a report's job ends in the enterprise and the configuration. A job without a next run has no report. */
function addFromJob(
  world: World,
  { jobName, jobType, nextFireTime }: Schema<'SchedulerJob'>,
): void {
  const [enterpriseId = 0, id = 0] = /-(\d+)-(\d+)$/.exec(jobName)?.slice(1).map(Number) ?? []
  const enterprise = world.enterprises.get(enterpriseId)
  if (!enterprise || !jobType?.endsWith('_REPORT') || nextFireTime === -1) return
  if (world.reportConfigs.get(id)) return
  const timezone = zoneOf(world, enterpriseId)
  const { hour, minute, ...date } = wallTime(nextFireTime, timezone)
  const weekday = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()
  const isWeekly = jobType === 'CORRECTIVE_ACTIONS_REPORT'
  world.reportConfigs.insert({
    id,
    enterpriseId,
    reportType: jobType,
    frequency: isWeekly ? 'WEEKLY' : 'DAILY',
    dayOfWeek: isWeekly ? weekdays[weekday]! : null,
    timeOfDay: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
    timezone,
    recipients: [`ops@${enterprise.token}.example`],
  })
}

/** The zone of the first location of an enterprise. */
function zoneOf(world: World, enterpriseId: number): string {
  const locations = world.groupings.where('enterpriseId', enterpriseId)
  return locations.find(({ timezone }) => timezone !== null)?.timezone ?? 'US/Eastern'
}
