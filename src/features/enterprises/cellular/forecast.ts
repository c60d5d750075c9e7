import type { CurrentCellularUsage } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { monthBefore } from '~/i18n/zones.ts'

/** A billing period, in milliseconds since 1970. */
export type Cycle = {
  start: number
  end: number
  /** The share that has passed, from 0 to 1. */
  elapsed: number
  /** The number of links in this period. */
  links: number
}

export type LinkForecast = {
  linkid: number
  bytes: number
  /** The expected usage at the end of the period; null if unknown. */
  estimate: number | null
}

export type Forecast = {
  /** The usage of all links in their current periods. */
  bytes: number
  /** A lower bound of the expected usage: the estimates, plus the usage of links without one. Null if no link has one. */
  estimate: number | null
  /** The number of links without an estimate. */
  leftOut: number
  /** Sorted by number of links, the most common first. */
  cycles: Cycle[]
  /** Sorted by expected usage, the highest first. */
  links: LinkForecast[]
}

/** Earlier in a period, an hour of usage would distort the estimate. */
const minElapsed = 0.1

/** The provider may send earlier periods too. */
export const isCurrent = ({ periods_back }: CurrentCellularUsage) => periods_back === 0

/** Extrapolates the usage of the current periods to their ends, at the rate so far. */
export function forecast(rows: readonly CurrentCellularUsage[], now: number): Forecast {
  const current = rows.filter(isCurrent)
  const links = [...Map.groupBy(current, ({ linkid }) => linkid)].map(([linkid, ofLink]) => {
    const estimates = ofLink.map((row) => estimateOf(row, now))
    return {
      linkid,
      bytes: sum(ofLink.map(({ bytes }) => bytes)),
      estimate: estimates.every((each) => each !== null) ? sum(estimates) : null,
    }
  })
  const leftOut = links.filter(({ estimate }) => estimate === null).length
  return {
    bytes: sum(current.map(({ bytes }) => bytes)),
    estimate: leftOut < links.length ? sum(links.map(leastOf)) : null,
    leftOut,
    cycles: cyclesOf(current, now),
    links: links.toSorted((one, other) => leastOf(other) - leastOf(one)),
  }
}

/** The lower bound for a link: its estimate, or its usage so far. */
const leastOf = ({ bytes, estimate }: LinkForecast) => estimate ?? bytes

/** The estimate for one row; null for past periods, without a period end, and early in a period. */
export function estimateOf(row: CurrentCellularUsage, now: number): number | null {
  const cycle = isCurrent(row) && cycleOf(row, now)
  return cycle && cycle.elapsed >= minElapsed ? row.bytes / cycle.elapsed : null
}

/** The server sends only the end of a period: it starts one month earlier, in the calendar of the provider's zone. */
function cycleOf({ cur_period_end }: CurrentCellularUsage, now: number) {
  const end = timeOf(cur_period_end)
  if (end === undefined || Number.isNaN(end)) return undefined
  const start = monthBefore(end, usEastern)
  const elapsed = Math.min(1, Math.max(0, (now - start) / (end - start)))
  return { start, end, elapsed }
}

function cyclesOf(rows: readonly CurrentCellularUsage[], now: number): Cycle[] {
  const byEnd = Map.groupBy(rows, ({ cur_period_end }) => cur_period_end)
  return [...byEnd.values()]
    .flatMap((ofEnd) => {
      const cycle = cycleOf(ofEnd[0]!, now)
      return cycle ? { ...cycle, links: new Set(ofEnd.map(({ linkid }) => linkid)).size } : []
    })
    .toSorted((one, other) => other.links - one.links || one.end - other.end)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
