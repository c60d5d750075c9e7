import '@js-joda/timezone'
import { Instant, LocalDate, ZonedDateTime, ZoneId, ZoneRulesProvider } from '@js-joda/core'

// The full time zone database is larger than a screen, so only lazily loaded modules may import this file. Smaller
// builds of it are silently wrong outside their range of years.

/** The zones to choose from: those of the United States, then the four such as `CST6CDT`. */
export function zoneChoices(): string[] {
  const names = ZoneRulesProvider.getAvailableZoneIds().toSorted()
  const ofStates = names.filter((name) => name.includes('US/'))
  return [...ofStates, ...names.filter((name) => name.includes('DT') && name.includes('ST'))]
}

/**
 * The calendar day (`2026-11-16`) of an instant in a zone.
 *
 * @param instant Milliseconds since 1970.
 * @throws If the zone is unknown.
 */
export const dayIn = (instant: number, zone: string): string => dateIn(instant, zone).toString()

/**
 * The start of a day (`2026-11-16`) in a zone, in milliseconds since 1970.
 *
 * @throws If the day is invalid or the zone is unknown.
 */
export const startOfDay = (day: string, zone: string): number => startOf(LocalDate.parse(day), zone)

/**
 * The last millisecond of a day (`2026-11-16`) in a zone, since 1970.
 *
 * @throws If the day is invalid or the zone is unknown.
 */
export const endOfDay = (day: string, zone: string): number =>
  startOf(LocalDate.parse(day).plusDays(1), zone) - 1

/** Adds `count` days, which may be negative, to a day (`2026-11-16`). Throws if the day is invalid. */
export const addDays = (day: string, count: number): string =>
  LocalDate.parse(day).plusDays(count).toString()

/** The last day (`2026-10-31`) of the month before `instant` (milliseconds since 1970) in a zone. */
export const endOfPreviousMonth = (instant: number, zone: string): string =>
  dateIn(instant, zone).withDayOfMonth(1).minusDays(1).toString()

/**
 * The same time of day one month before an instant in a zone, in milliseconds since 1970. The month before March 31
 * starts on the last day of February.
 */
export const monthBefore = (instant: number, zone: string): number =>
  ZonedDateTime.ofInstant(Instant.ofEpochMilli(instant), ZoneId.of(zone))
    .minusMonths(1)
    .toInstant()
    .toEpochMilli()

const dateIn = (instant: number, zone: string) =>
  LocalDate.ofInstant(Instant.ofEpochMilli(instant), ZoneId.of(zone))

// Where daylight saving time skips midnight, the day starts later.
const startOf = (date: LocalDate, zone: string) =>
  date.atStartOfDay(ZoneId.of(zone)).toInstant().toEpochMilli()
