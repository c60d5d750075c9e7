import type { CellularLinkRow } from './rows.ts'
import type { World } from './world.ts'
import { instantAt, wallTime } from './zone.ts'

/** The cellular provider's time zone, for days and months. */
export const providerZone = 'US/Eastern'

/** The plan of claimed SIM cards and of those in the examples. */
export const standardPlan = 811

/** Months since the year 0, for arithmetic. */
export const monthNumber = (year: number, month: number) => year * 12 + month - 1

export function monthOf(number: number): { year: number; month: number } {
  return { year: Math.floor(number / 12), month: (number % 12) + 1 }
}

/** The current month. */
export function currentMonth(world: World): number {
  const { year, month } = wallTime(world.clock.now(), providerZone)
  return monthNumber(year, month)
}

/** The end of the current month, in milliseconds since 1970. */
export function endOfCurrentMonth(world: World): number {
  const next = monthOf(currentMonth(world) + 1)
  return instantAt({ ...next, day: 1, hour: 0, minute: 0 }, providerZone)
}

/** The first and the last day of a month, as `YYYY-MM-DD`. */
export function daysOfMonth(number: number): { first: string; last: string } {
  const { year, month } = monthOf(number)
  const text = (day: Date) => day.toISOString().slice(0, 10)
  return {
    first: text(new Date(Date.UTC(year, month - 1, 1))),
    last: text(new Date(Date.UTC(year, month, 0))),
  }
}

/** The SIM cards of the devices that carry a tag. */
export function linksOfTag(world: World, tagId: number): CellularLinkRow[] {
  return world.cellularDevices
    .all()
    .filter(({ tagIds }) => tagIds.includes(tagId))
    .flatMap(({ id }) => world.cellularLinks.where('deviceId', id))
}
