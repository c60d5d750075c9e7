import {
  parseAbsolute,
  parseDateTime,
  toCalendarDate,
  toTime,
  toZoned,
} from '@internationalized/date'
import { isDay } from './date-text.ts'

/** A day (`2026-11-16`) and a time (`09:30`) in a zone. */
export type DayAndTime = { day: string; time: string }

/** The local day and time of an instant in a zone; undefined if the text is not an instant. */
export function dayAndTime(instant: string, zone: string): DayAndTime | undefined {
  if (!/^\d{4}-.+(Z|[+-]\d\d:\d\d)$/.test(instant) || Number.isNaN(Date.parse(instant)))
    return undefined
  const zoned = parseAbsolute(instant, zone)
  return { day: toCalendarDate(zoned).toString(), time: toTime(zoned).toString().slice(0, 5) }
}

/**
 * The instant (`2026-11-16T14:30:00.000Z`) of a day and time in a zone. A time that daylight saving time skips is moved
 * forward by as much; of a time that occurs twice, the first is used.
 */
export const instantOf = ({ day, time }: DayAndTime, zone: string): string =>
  toZoned(parseDateTime(`${day}T${time}`), zone).toAbsoluteString()

/**
 * The value for an entered day and time: an instant, null if both are empty, else an invalid text with the
 * entered parts: `2026-11-16T`, `T09:30`.
 */
export function entryOf({ day, time }: DayAndTime, zone: string): string | null {
  if (day === '' && time === '') return null
  return isDay(day) && time !== '' ? instantOf({ day, time }, zone) : `${day}T${time}`
}

/** The day and time of a value, each '' if missing. An invalid day is returned as typed. */
export function partsOfEntry(entry: unknown, zone: string): DayAndTime {
  if (typeof entry !== 'string') return { day: '', time: '' }
  const known = dayAndTime(entry, zone)
  if (known) return known
  const end = entry.lastIndexOf('T')
  return end < 0
    ? { day: entry, time: '' }
    : { day: entry.slice(0, end), time: entry.slice(end + 1) }
}
