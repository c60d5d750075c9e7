import {
  parseAbsolute,
  parseDateTime,
  toCalendarDate,
  toTime,
  toZoned,
} from '@internationalized/date'
import { isDay } from './date-text.ts'

/** A day (`2026-11-16`) and a time of it (`09:30`), as a zone's calendar and clocks show them. */
export type DayAndTime = { day: string; time: string }

/** What calendar and clocks of a zone show at an instant; undefined for a text that is none. */
export function dayAndTime(instant: string, zone: string): DayAndTime | undefined {
  if (!/^\d{4}-.+(Z|[+-]\d\d:\d\d)$/.test(instant) || Number.isNaN(Date.parse(instant)))
    return undefined
  const zoned = parseAbsolute(instant, zone)
  return { day: toCalendarDate(zoned).toString(), time: toTime(zoned).toString().slice(0, 5) }
}

/**
 * The instant (`2026-11-16T14:30:00.000Z`) of a day and time in a zone. A time that a change of clocks skips is moved on
 * by as much; of one that comes twice the first is meant.
 */
export const instantOf = ({ day, time }: DayAndTime, zone: string): string =>
  toZoned(parseDateTime(`${day}T${time}`), zone).toAbsoluteString()

/**
 * What day and time that were entered come to: an instant, null when both are empty, and else a text that is no instant
 * and keeps what is there: `2026-11-16T`, `T09:30`.
 */
export function entryOf({ day, time }: DayAndTime, zone: string): string | null {
  if (day === '' && time === '') return null
  return isDay(day) && time !== '' ? instantOf({ day, time }, zone) : `${day}T${time}`
}

/** Day and time of an entry, each '' where it is missing. The day is whatever was typed as long as that is none. */
export function partsOfEntry(entry: unknown, zone: string): DayAndTime {
  if (typeof entry !== 'string') return { day: '', time: '' }
  const known = dayAndTime(entry, zone)
  if (known) return known
  const end = entry.lastIndexOf('T')
  return end < 0
    ? { day: entry, time: '' }
    : { day: entry.slice(0, end), time: entry.slice(end + 1) }
}
