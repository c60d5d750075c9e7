import {
  parseAbsolute,
  parseDateTime,
  toCalendarDate,
  toTime,
  toZoned,
} from '@internationalized/date'

/** A day (`2026-11-16`) and a time of it (`09:30`), as a zone's calendar and clocks show them. */
export type DayAndTime = { day: string; time: string }

/** What calendar and clocks of a zone show at an instant; undefined for a text that is none. */
export function dayAndTime(instant: string, zone: string): DayAndTime | undefined {
  if (Number.isNaN(Date.parse(instant))) return undefined
  const zoned = parseAbsolute(instant, zone)
  return { day: toCalendarDate(zoned).toString(), time: toTime(zoned).toString().slice(0, 5) }
}

/**
 * The instant (`2026-11-16T14:30:00.000Z`) of a day and time in a zone. A time that a change of clocks skips is moved on
 * by as much; of one that comes twice the first is meant.
 */
export const instantOf = ({ day, time }: DayAndTime, zone: string): string =>
  toZoned(parseDateTime(`${day}T${time}`), zone).toAbsoluteString()
