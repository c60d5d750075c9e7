import type { Row } from './table.ts'

// The rows of the scheduler and the audit log.

export type ReportConfigRow = Row & {
  enterpriseId: number
  reportType: string
  frequency: string
  dayOfWeek: string | null
  timeOfDay: string
  timezone: string
  recipients: readonly string[]
}

/** Times in milliseconds since 1970, or -1. */
export type SchedulerJobRow = Row & {
  enterpriseId: number | null
  jobType: string | null
  jobName: string
  prevFireTime: number
  nextFireTime: number
  /** Whether it is due and does not run. */
  stalled: boolean
}

/** `timestamp` in milliseconds since 1970. */
export type SchedulerErrorRow = Row & {
  timestamp: number
  formattedMessage: string
  callerClass: string | null
  callerMethod: string | null
  callerLine: string | number | null
}

/** `enterpriseId` is null if the change concerns no enterprise; then no log shows it. */
export type AuditEventRow = Row & {
  enterpriseId: number | null
  changedAt: string
  changeType: string
  tableName: string
  userInfo: string | null
  /** Usually JSON; older servers wrote other texts. */
  recordData: string | null
}
