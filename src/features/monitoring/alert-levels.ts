import { Bell, Info, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import type { Status } from '~/components/feedback/status-badge.tsx'
import { messages } from './messages.ts'

type Level = Alert['alertLevel']
type Look = { icon: LucideIcon; status: Status }

const looks: Record<'critical' | 'warning' | 'info', Look> = {
  critical: { icon: OctagonAlert, status: 'error' },
  warning: { icon: TriangleAlert, status: 'warning' },
  info: { icon: Info, status: 'info' },
}

const isKnown = (token: string): token is keyof typeof looks => Object.hasOwn(looks, token)

/** How a level looks: a sign and a status. Levels that only the server knows look neutral. */
export const lookOf = ({ token }: Level): Look =>
  isKnown(token) ? looks[token] : { icon: Bell, status: 'neutral' }

/** Names a level: in the user's language where the level is known, else as the server does. */
export function useLevelName() {
  const intl = useIntl()
  return ({ token, name }: Level): string =>
    isKnown(token) ? intl.formatMessage(messages[token]) : name || token
}

/**
 * The levels to choose from: the known ones, then what else the alerts have.
 *
 * @param chosen The token of the level that is chosen, which is to choose from even if no alert has it; empty for none.
 */
export function levelChoices(alerts: readonly Alert[], chosen: string): Level[] {
  const levels = new Map<string, Level>(Object.keys(looks).map((token) => [token, { token }]))
  for (const { alertLevel } of alerts) {
    if (!levels.has(alertLevel.token)) levels.set(alertLevel.token, alertLevel)
  }
  if (chosen !== '' && !levels.has(chosen)) levels.set(chosen, { token: chosen })
  return [...levels.values()]
}
