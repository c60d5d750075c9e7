import '@js-joda/timezone'
import { Instant, LocalDate, ZoneId, ZoneRulesProvider } from '@js-joda/core'

// The database of all zones and years weighs more than a screen: only what is loaded lazily may import this file. The smaller
// builds of it are silently wrong outside of their years.

/** The zones that a location can be given: those of the United States, then the four that are named by both their times. */
export function zoneChoices(): string[] {
  const names = ZoneRulesProvider.getAvailableZoneIds().toSorted()
  const ofStates = names.filter((name) => name.includes('US/'))
  return [...ofStates, ...names.filter((name) => name.includes('DT') && name.includes('ST'))]
}

/**
 * The day (`2026-11-16`) that the calendar shows in a zone.
 *
 * @param instant Milliseconds since 1970.
 * @throws When nobody knows the zone.
 */
export const dayIn = (instant: number, zone: string): string => dateIn(instant, zone).toString()

/**
 * When a day (`2026-11-16`) begins in a zone, in milliseconds since 1970.
 *
 * @throws When it is no day of the calendar, or nobody knows the zone.
 */
export const startOfDay = (day: string, zone: string): number => startOf(LocalDate.parse(day), zone)

/**
 * The last millisecond of a day (`2026-11-16`) in a zone, since 1970.
 *
 * @throws When it is no day of the calendar, or nobody knows the zone.
 */
export const endOfDay = (day: string, zone: string): number =>
  startOf(LocalDate.parse(day).plusDays(1), zone) - 1

/** The day (`2026-11-16`) that lies `count` days after another one, or before it if negative. Throws when it is no day. */
export const addDays = (day: string, count: number): string =>
  LocalDate.parse(day).plusDays(count).toString()

/** The last day (`2026-10-31`) of the month before the one that `instant`, in milliseconds since 1970, belongs to in a zone. */
export const endOfPreviousMonth = (instant: number, zone: string): string =>
  dateIn(instant, zone).withDayOfMonth(1).minusDays(1).toString()

const dateIn = (instant: number, zone: string) =>
  LocalDate.ofInstant(Instant.ofEpochMilli(instant), ZoneId.of(zone))

// Where a change to summer time skips midnight, the day begins later.
const startOf = (date: LocalDate, zone: string) =>
  date.atStartOfDay(ZoneId.of(zone)).toInstant().toEpochMilli()
