// Time zones with Intl only.

/** Creating a format takes longer than using it a hundred times. */
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
 * Calendar date and time of day in a zone; `month` counts from 1.
 *
 * @throws RangeError When the zone is unknown.
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
 * The instant of a date and time of day in a zone, in milliseconds since 1970. Days and months beyond the calendar overflow,
 * as in `Date.UTC`; a time that summer time skips is an hour earlier.
 *
 * @throws RangeError When the zone is unknown.
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
