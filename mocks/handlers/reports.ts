import type { BodyOf, Schema } from '../operations.ts'
import { audit } from '../world/audit.ts'
import type { ReportConfigRow } from '../world/operation-rows.ts'
import { jobOf, scheduleReport } from '../world/reports.ts'
import type { World } from '../world/world.ts'
import { isZone } from '../world/zone.ts'
import { created, invalid, noContent, notFound, ok, taken } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations = 'getReportConfig' | 'createReportConfig' | 'deleteReportConfig'

export const reports = {
  getReportConfig({ path, world }) {
    if (!world.enterprises.get(path.a)) return notFound()
    const row = configOf(world, path.a, path.b)
    return ok({ reportConfig: row ? configView(world, row) : null })
  },

  createReportConfig({ body, user, world }) {
    const problems = problemsOf(world, body)
    if (Object.keys(problems).length > 0) return invalid(problems)
    if (configOf(world, body.enterpriseId, body.reportType)) {
      return taken('reportType', 'This report is configured for this enterprise already.')
    }
    const dayOfWeek = 'dayOfWeek' in body ? body.dayOfWeek : null
    const row = world.reportConfigs.insert({ ...body, dayOfWeek })
    scheduleReport(world, row)
    const { enterpriseId } = row
    const change = { changeType: 'INSERT', tableName: 'report_config', enterpriseId } as const
    audit(world, user, { ...change, record: row })
    return created({ reportConfig: configView(world, row) })
  },

  deleteReportConfig({ path, user, world }) {
    const row = world.reportConfigs.get(path.id)
    if (!row) return notFound()
    const job = jobOf(world, row)
    if (job) world.schedulerJobs.delete(job.id)
    world.reportConfigs.delete(row.id)
    const { enterpriseId } = row
    const change = { changeType: 'DELETE', tableName: 'report_config', enterpriseId } as const
    audit(world, user, { ...change, record: row })
    return noContent()
  },
} satisfies HandlersOf<Operations>

const configOf = (world: World, enterpriseId: number, reportType: string) =>
  world.reportConfigs
    .where('enterpriseId', enterpriseId)
    .find((row) => row.reportType === reportType)

function problemsOf(world: World, body: BodyOf<'createReportConfig'>) {
  return {
    ...(!world.enterprises.get(body.enterpriseId) && {
      enterpriseId: 'There is no such enterprise.',
    }),
    ...(!isZone(body.timezone) && { timezone: 'There is no such time zone.' }),
  }
}

function configView(world: World, row: ReportConfigRow): Schema<'ReportConfig'> {
  const { id, reportType, frequency, dayOfWeek, timeOfDay, timezone, recipients } = row
  const enterprise = world.enterprises.get(row.enterpriseId)
  return {
    id,
    enterprise: { id: row.enterpriseId, name: enterprise?.name ?? '' },
    reportType,
    frequency,
    dayOfWeek,
    timeOfDay,
    timezone,
    recipients: [...recipients],
  }
}
