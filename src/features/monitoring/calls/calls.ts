import type { Alert } from '~/api/generated/model/index.ts'
import { minute } from '~/lib/units.ts'
import { isOpen } from '~/features/monitoring/shown-alerts.ts'

export const severities = ['critical', 'warning', 'info'] as const
export const sounds = ['chime', 'bell', 'alarm', 'none'] as const

/** How a user wants to be called, in this browser. */
export type CallSettings = {
  on: boolean
  /** The least severe alert that calls. */
  severity: (typeof severities)[number]
  sound: (typeof sounds)[number]
  /** Local times of day, such as `22:00`, between which nothing calls; both empty for none. */
  quietFrom: string
  quietUntil: string
}

export const noCalls: CallSettings = {
  on: false,
  severity: 'critical',
  sound: 'chime',
  quietFrom: '',
  quietUntil: '',
}

/** What all tabs of this browser have called, or seen without calling. */
export type CallLog = { known: readonly number[]; calledAt: number }

/** At most one call in this time. */
const pause = minute

/**
 * The alerts to call for now, and the log after that. Alerts of the first read, and those of quiet hours, are known without a
 * call. What opens within a minute of the last call waits for the next read, and is then called together.
 *
 * @param log Undefined before the first read.
 * @param now In milliseconds since 1970.
 * @param silent Only to know what the user has seen already.
 */
export function nextCall(
  log: CallLog | undefined,
  alerts: readonly Alert[],
  settings: CallSettings,
  now: number,
  silent = false,
): { calls: Alert[]; log: CallLog } {
  const severe = severities.slice(0, severities.indexOf(settings.severity) + 1)
  const wanted = alerts.filter(
    (alert) => isOpen(alert) && severe.some((token) => token === alert.alertLevel.token),
  )
  const known = new Set(log?.known)
  const fresh = wanted.filter(({ id }) => !known.has(id))
  const all = wanted.map(({ id }) => id)
  const calledAt = log?.calledAt ?? 0
  if (!log || silent || isQuiet(settings, now)) return { calls: [], log: { known: all, calledAt } }
  if (fresh.length === 0) return { calls: [], log: { known: all, calledAt } }
  // A clock that was set back must not silence calls until it has caught up.
  if (now >= calledAt && now - calledAt < pause) {
    return { calls: [], log: { known: all.filter((id) => known.has(id)), calledAt } }
  }
  return { calls: fresh, log: { known: all, calledAt: now } }
}

/** Whether a time is in the quiet hours, which may span midnight. */
export function isQuiet(
  { quietFrom, quietUntil }: Pick<CallSettings, 'quietFrom' | 'quietUntil'>,
  now: number,
): boolean {
  if (!quietFrom || !quietUntil || quietFrom === quietUntil) return false
  const date = new Date(now)
  const time = [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return quietFrom < quietUntil
    ? time >= quietFrom && time < quietUntil
    : time >= quietFrom || time < quietUntil
}
