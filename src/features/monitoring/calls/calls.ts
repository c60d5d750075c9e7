import type { Alert } from '~/api/generated/model/index.ts'
import { isOpen } from '~/features/monitoring/shown-alerts.ts'
import { minute } from '~/lib/units.ts'

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

type Severity = CallSettings['severity']

/** The open alerts that all tabs of this browser have called, or seen without calling, by id. */
export type CallLog = { known: Readonly<Record<string, Severity>>; calledAt: number }

/** What a page calls for. */
export type CallScope = {
  /** Only notes what the user has seen. */
  silent?: boolean
  /** The alerts that this page is about, if not all: other pages call for the others. */
  own?: readonly Alert[]
}

/** At most one call in this time. */
const pause = minute

/**
 * The alerts to call for now, and the log after that. Alerts of the first read, and those of quiet hours, are known without a
 * call. What opens within a minute of the last call waits for the next read, and is then called together.
 *
 * @param log Undefined before the first read.
 * @param alerts All open ones, whatever the page is about.
 * @param now In milliseconds since 1970.
 */
export function nextCall(
  log: CallLog | undefined,
  alerts: readonly Alert[],
  settings: CallSettings,
  now: number,
  { silent = false, own = alerts }: CallScope = {},
): { calls: Alert[]; log: CallLog } {
  const known = new Map(Object.entries(log?.known ?? {}))
  const open = alerts.filter((alert) => isOpen(alert) && severityOf(alert) !== undefined)
  const ownIds = new Set((log ? own : alerts).map(({ id }) => id))
  const least = severities.indexOf(settings.severity)
  const fresh = open.filter((alert) => {
    const rank = rankOf(severityOf(alert))
    return ownIds.has(alert.id) && rank <= least && rank < rankOf(known.get(String(alert.id)))
  })
  const logAs = (seen: readonly Alert[], calledAt: number): CallLog => ({
    known: Object.fromEntries(
      open.flatMap((alert) => {
        const severity = seen.includes(alert) ? severityOf(alert) : known.get(String(alert.id))
        return severity ? [[alert.id, severity]] : []
      }),
    ),
    calledAt,
  })
  const seen = open.filter(({ id }) => ownIds.has(id))
  const calledAt = log?.calledAt ?? 0
  if (!log || silent || isQuiet(settings, now) || fresh.length === 0) {
    return { calls: [], log: logAs(seen, calledAt) }
  }
  // A clock that was set back must not silence calls until it has caught up.
  if (now >= calledAt && now - calledAt < pause) {
    const others = seen.filter((alert) => !fresh.includes(alert))
    return { calls: [], log: logAs(others, calledAt) }
  }
  return { calls: fresh, log: logAs(seen, now) }
}

const severityOf = ({ alertLevel }: Alert): Severity | undefined =>
  severities.find((token) => token === alertLevel.token)

/** The most severe is 0. */
const rankOf = (severity: Severity | undefined) =>
  severity === undefined ? Infinity : severities.indexOf(severity)

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
