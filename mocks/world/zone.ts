// Time zones with Intl alone.

/** To make a format takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** Whether a zone of this name exists, such as `US/Eastern`. */
export function isZone(name: string): boolean {
  try {
    return Boolean(formatOf(name))
  } catch {
    return false
  }
}

type WallTime = { year: number; month: number; day: number; hour: number; minute: number }

/**
 * What calendar and clock show in a zone; `month` is from 1.
 *
 * @throws RangeError When there is no such zone.
 */
export function wallTime(instant: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

/**
 * When calendar and clock show this in a zone, in milliseconds since 1970. Days and months beyond the calendar's count on, as
 * `Date.UTC` does; a time that the change to summer time skips is an hour earlier.
 *
 * @throws RangeError When there is no such zone.
 */
export function instantAt({ year, month, day, hour, minute }: WallTime, zone: string): number {
  const wanted = Date.UTC(year, month - 1, day, hour, minute)
  const first = wanted - offsetAt(wanted, zone)
  return wanted - offsetAt(first, zone)
}

function offsetAt(instant: number, zone: string): number {
  const { year, month, day, hour, minute } = wallTime(instant, zone)
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000
}
