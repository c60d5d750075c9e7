import { Bell, Info, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import type { Edge } from '~/kit/table/table-rows.tsx'
import type { Status } from '~/ui/feedback/status-badge.tsx'
import { messages } from './messages.ts'
import { isOpen } from './shown-alerts.ts'

type Level = Alert['alertLevel']
type Look = {
  icon: LucideIcon
  status: Status
  color: `severity.${'critical' | 'warning' | 'info' | 'neutral'}`
}

// Most severe first.
const looks: Record<'critical' | 'warning' | 'info', Look> = {
  critical: { icon: OctagonAlert, status: 'error', color: 'severity.critical' },
  warning: { icon: TriangleAlert, status: 'warning', color: 'severity.warning' },
  info: { icon: Info, status: 'info', color: 'severity.info' },
}

const ranks = Object.keys(looks)

const isKnown = (token: string): token is keyof typeof looks => Object.hasOwn(looks, token)

/** The icon, status and color of a level. Unknown levels are neutral. */
export const lookOf = ({ token }: Level): Look =>
  isKnown(token) ? looks[token] : { icon: Bell, status: 'neutral', color: 'severity.neutral' }

const rankOf = ({ token }: Level) => (isKnown(token) ? ranks.indexOf(token) : ranks.length)

/** The edge of a row: for open critical alerts and warnings. */
export const edgeOf = (alert: Alert): Edge | undefined => {
  const { token } = alert.alertLevel
  return isOpen(alert) && (token === 'critical' || token === 'warning') ? token : undefined
}

/** The name of a level, translated if known, else the server's. */
export const levelName = ({ token, name }: Level, intl: IntlShape): string =>
  isKnown(token) ? intl.formatMessage(messages[token]) : name || token

/** The sort key of an alert: open ones by level, most severe first, then all that have ended. */
export const urgencyOf = (alert: Alert) =>
  isOpen(alert) ? rankOf(alert.alertLevel) : ranks.length + 1

/** Sorts open alerts first, by severity. Otherwise the server's order stays, newest first. */
export const rankAlerts = (alerts: readonly Alert[]): Alert[] =>
  alerts.toSorted((a, b) => urgencyOf(a) - urgencyOf(b))

/** The levels to choose from: the known ones, then any others that the alerts have. */
export function levelChoices(alerts: readonly Alert[]): Level[] {
  const levels = new Map<string, Level>(ranks.map((token) => [token, { token }]))
  for (const { alertLevel } of alerts) {
    if (!levels.has(alertLevel.token)) levels.set(alertLevel.token, alertLevel)
  }
  return [...levels.values()]
}
