import {
  parseAbsolute,
  parseDateTime,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
} from '@internationalized/date'
import { isDay } from './date-text.ts'

/** A day (`2026-11-16`) and a time (`09:30`) in a zone. */
export type DayAndTime = { day: string; time: string }

export const isInstant = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-.+(Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text))

/** The local day and time of an instant in a zone; undefined if the text is not an instant. */
export function dayAndTime(instant: string, zone: string): DayAndTime | undefined {
  if (!isInstant(instant)) return undefined
  const zoned = parseAbsolute(instant, zone)
  return { day: toCalendarDate(zoned).toString(), time: toTime(zoned).toString().slice(0, 5) }
}

/**
 * The instant (`2026-11-16T14:30:00.000Z`) of a day and time in a zone. A time that daylight saving time skips is moved
 * forward by as much; of a time that occurs twice, the first is used.
 *
 * @param before The instant that is changed, if any: its seconds stay, and so does its offset for a time that occurs twice.
 */
export function instantOf({ day, time }: DayAndTime, zone: string, before?: string): string {
  const typed = parseDateTime(`${day}T${time}`)
  if (before === undefined) return toZoned(typed, zone).toAbsoluteString()
  const { second, millisecond, offset } = parseAbsolute(before, zone)
  const wall = typed.set({ second, millisecond })
  const later = toZoned(wall, zone, 'later')
  const isSame = later.offset === offset && toCalendarDateTime(later).compare(wall) === 0
  return (isSame ? later : toZoned(wall, zone)).toAbsoluteString()
}

/**
 * The value for an entered day and time: an instant, null if both are empty, else an invalid text with the
 * entered parts: `2026-11-16T`, `T09:30`. `before` is as in `instantOf`.
 */
export function entryOf({ day, time }: DayAndTime, zone: string, before?: string): string | null {
  if (day === '' && time === '') return null
  return isDay(day) && time !== '' ? instantOf({ day, time }, zone, before) : `${day}T${time}`
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
