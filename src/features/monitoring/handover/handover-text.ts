import type { IntlShape } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { levelName } from '~/features/monitoring/alert-levels.ts'
import { deviceName, readingText } from '~/features/monitoring/alert-words.ts'
import { formatInstant, timeOf } from '~/i18n/format-instant.ts'
import { words } from '~/i18n/words.ts'
import { countedHeading, handoverMessages } from './messages.ts'
import { countOf, parts, type Handover } from './sort-alerts.ts'

/** The handover as plain text, for a message to the next shift. */
export function handoverText(
  handover: Handover,
  { note, period }: { note: string; period: string },
  intl: IntlShape,
): string {
  const sections = parts.map((part) => {
    const heading = intl.formatMessage(handoverMessages[part])
    const places = handover[part].map(({ location, alerts }) =>
      [location.name, ...alerts.map((alert) => `- ${alertText(alert, intl)}`)].join('\n'),
    )
    return [
      intl.formatMessage(countedHeading, { heading, count: countOf(handover[part]) }),
      ...(places.length > 0 ? places : [intl.formatMessage(handoverMessages.nothing)]),
    ].join('\n')
  })
  const title = intl.formatMessage(words.handover)
  return [`${title}\n${period}`, note.trim(), ...sections].filter(Boolean).join('\n\n')
}

function alertText(alert: Alert, intl: IntlShape): string {
  const zone = alert.deviceGrouping.timezone
  const times = [alert.startedAt, alert.endedAt].filter((each) => timeOf(each) !== undefined)
  return [
    levelName(alert.alertLevel, intl),
    deviceName(alert),
    readingText(alert, intl),
    times.map((time) => formatInstant(intl, time, zone)).join(' – '),
  ].join(', ')
}
