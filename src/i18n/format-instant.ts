import type { IntlShape } from 'react-intl'

/**
 * An instant with its date, its time and the abbreviation of the zone: `Nov 16, 2026, 9:22 AM EST`.
 *
 * @param instant ISO 8601. A text that is none is handed back as it is.
 * @param timeZone A name such as `US/Eastern`. Without one, or with one that the browser does not know, it is the reader's.
 */
export function formatInstant(
  intl: Pick<IntlShape, 'formatDate'>,
  instant: string,
  timeZone?: string | null,
): string {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) return instant
  return intl.formatDate(time, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    // Even an undefined zone would take the place of the reader's.
    ...(timeZone && isTimeZone(timeZone) && { timeZone }),
  })
}

const known = new Map<string, boolean>()

function isTimeZone(name: string): boolean {
  const answer = known.get(name) ?? canFormatIn(name)
  known.set(name, answer)
  return answer
}

function canFormatIn(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
