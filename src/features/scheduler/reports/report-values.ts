import { DailyReportConfigRequest } from '~/api/generated/model/dailyReportConfigRequest.zod.ts'
import type { ReportConfig } from '~/api/generated/model/index.ts'
import type { ReportConfigCreateRequest } from '~/api/generated/model/reportConfigCreateRequest.zod.ts'
import { WeeklyReportConfigRequest } from '~/api/generated/model/weeklyReportConfigRequest.zod.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import type { ErrorTexts } from '~/kit/form/check.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { messages } from './messages.ts'

/** The two reports that can be scheduled. */
export const reportTypes = ['ALL_DEVICES_REPORT', 'CORRECTIVE_ACTIONS_REPORT'] as const

export type ReportType = (typeof reportTypes)[number]

export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const

/** What the form holds. */
export type ReportValues = {
  frequency: string | null
  dayOfWeek: string | null
  timeOfDay: string
  timezone: string | null
  /** One email address per line. */
  recipients: string
}

/** The form's initial values: those of the report to replace, if any. */
export const valuesOf = (config: ReportConfig | null): ReportValues => ({
  frequency: config?.frequency ?? 'DAILY',
  dayOfWeek: config?.dayOfWeek ?? 'MONDAY',
  timeOfDay: config?.timeOfDay ?? '06:00',
  timezone: config?.timezone ?? usEastern,
  recipients: (config?.recipients ?? []).join('\n'),
})

/** The request. Only weekly reports have a day. */
export function toRequest(
  target: { enterpriseId: number; reportType: ReportType },
  { dayOfWeek, recipients, ...values }: ReportValues,
): ReportConfigCreateRequest {
  return {
    ...target,
    ...values,
    ...(values.frequency === 'WEEKLY' && { dayOfWeek }),
    recipients: [...new Set(recipients.split(/[\s,;]+/).filter((each) => each !== ''))],
    // Validation refuses missing values.
  } as ReportConfigCreateRequest
}

/** Errors of a report, by form field. */
export function checkReport(request: ReportConfigCreateRequest): ErrorTexts {
  const schema =
    request.frequency === 'WEEKLY' ? WeeklyReportConfigRequest : DailyReportConfigRequest
  const found = contractCheck(schema, {
    recipients: { tooLong: messages.recipientTooLong, invalid: messages.recipientsInvalid },
    timeOfDay: { invalid: messages.timeInvalid },
  })(request)
  return Object.fromEntries(
    Object.entries(found).map(([path, text]) => [fieldOf(path), text] as const),
  )
}

/** All addresses are in one field. */
export const fieldOf = (path: string): string => path.replace(/\..*/, '')
