import { day } from '../clock.ts'
import type { SchedulerErrorRow } from '../operation-rows.ts'
import { jobOf, runsAround, scheduleReport } from '../reports.ts'
import type { World } from '../world.ts'
import type { Seed } from './seed.ts'

/** The jobs of the examples and those of the report configurations; the errors of the last four weeks. */
export function seedScheduling(seed: Seed): void {
  seedJobs(seed)
  seedErrors(seed)
}

function seedJobs({ world, examples }: Seed): void {
  for (const job of examples.answer('listSchedulerJobs', 200, 'jobs').jobs) {
    const { enterprise, jobType = null, jobName, prevFireTime, nextFireTime } = job
    world.schedulerJobs.insert({
      enterpriseId: world.enterprises.find('name', enterprise?.name ?? '')?.id ?? null,
      jobType,
      jobName,
      prevFireTime,
      nextFireTime,
      stalled: false,
    })
  }
  // Moving an example by days keeps its time, but not its day of the week.
  for (const config of world.reportConfigs.all()) {
    const { last, next } = runsAround(config, world.clock.now())
    const job = jobOf(world, config)
    if (!job) {
      scheduleReport(world, config)
      continue
    }
    const prevFireTime = job.prevFireTime === -1 ? -1 : last
    world.schedulerJobs.update(job.id, { prevFireTime, nextFireTime: next })
  }
}

type Message = Omit<SchedulerErrorRow, 'id' | 'timestamp'>

const logged = (
  formattedMessage: string,
  callerClass: string,
  callerMethod: string,
  line: number,
): Message => ({
  formattedMessage,
  callerClass: `com.waypost.${callerClass}`,
  callerMethod,
  callerLine: String(line),
})

function seedErrors({ world, examples, scenario }: Seed): void {
  const { random } = world
  const known = examples.answer('listSchedulerErrors', 200, 'schedulerErrors').errors
  for (const { timestamp, formattedMessage, ...caller } of known) {
    const { callerClass = null, callerMethod = null, callerLine = null } = caller
    const row = { timestamp, formattedMessage, callerClass, callerMethod, callerLine }
    world.schedulerErrors.insert(row)
  }
  const total = scenario === 'large' ? 400 : 70
  for (let index = known.length; index < total; index += 1) {
    const timestamp = world.clock.now() - random.int(0, 28 * day - 1)
    world.schedulerErrors.insert({ timestamp, ...message(world) })
  }
}

function message(world: World): Message {
  const { random } = world
  const { id, name, token } = random.pick(world.enterprises.all())
  const mailer = 'reporting.delivery.ReportMailer'
  const actions = 'reporting.jobs.CorrectiveActionsReportJob'
  const seconds = random.int(31, 90)
  const job = `all-devices-report-${id}`
  return random.pick([
    logged(
      `Could not mail the report ${job} to ops@${token}.example: mailbox full`,
      mailer,
      'send',
      148,
    ),
    logged(
      `Corrective actions report for ${name} took ${seconds} s; the limit is 30 s`,
      actions,
      'execute',
      92,
    ),
    logged(
      `Trigger of ${job} fired ${seconds} s late`,
      'scheduling.MisfireListener',
      'triggerMisfired',
      38,
    ),
    logged(
      'Cellular usage: the provider answered 503; will try again in 60 minutes',
      'cellular.hologram.UsageSyncJob',
      'fetchCurrentPeriod',
      203,
    ),
    logged(
      `All devices report for ${name}: no recipients are left`,
      'reporting.delivery.RecipientResolver',
      'resolve',
      77,
    ),
  ])
}
