import type { Browser } from '@playwright/test'
import type { Sites } from './sites.ts'

export type Figure = {
  name: string
  /** Medians in milliseconds, of the console and of the floor page. */
  own?: number
  floor?: number
  /** Compared with the bar. For times: the ratio to the floor page. */
  value: number
  bar: number
  unit: string
  /** Decimal places to print. */
  digits?: number
}

/**
 * Measures some figures.
 *
 * @param isMissed Whether a figure was above its bar in every round so far.
 */
export type Measure = (
  browser: Browser,
  sites: Sites,
  isMissed: (name: string) => boolean,
) => Promise<Figure[]>

export type Times = Record<string, number>

/** How often each time is measured at most. The median is reported. */
const repeats = Number(process.env['WAYPOST_SPEED_REPEATS'] ?? 3)

type Compare = (own: Times[], floor: Times[]) => Figure[]

/** Visits the floor page and the console in turn, so that each time is measured within a minute of the floor page's. */
export async function inTurn(
  visitFloor: () => Promise<Times>,
  visitOwn: () => Promise<Times>,
  compared: Compare,
  isMissed: (name: string) => boolean,
): Promise<Figure[]> {
  const floor: Times[] = []
  const own: Times[] = []
  do {
    floor.push(await visitFloor())
    own.push(await visitOwn())
  } while (isOpen(compared, own, floor, isMissed))
  return compared(own, floor)
}

/**
 * Whether to measure again. If the slowest of most repeats is below its bar even beside the fastest floor page, no other
 * repeat can bring the median above it. A figure that an earlier round has passed needs no other.
 */
function isOpen(
  compared: Compare,
  own: Times[],
  floor: Times[],
  isMissed: (name: string) => boolean,
): boolean {
  if (own.length >= repeats) return false
  if (own.length * 2 <= repeats) return true
  const slowest = merged(own, Math.max)
  const fastest = merged(floor, Math.min)
  const figures = compared([slowest], [fastest])
  return figures.some(({ name, value, bar }) => isMissed(name) && value > bar)
}

const merged = (visits: Times[], choose: (...values: number[]) => number): Times =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [
      name,
      choose(...visits.map((times) => times[name] ?? 0)),
    ]),
  )

export const medianOf = (name: string, visits: Times[]) =>
  median(visits.map((times) => times[name] ?? 0))

export const compare = (bars: Times, own: Times[], floor: Times[]): Figure[] =>
  Object.entries(bars).map(([name, bar]) =>
    figureOf(name, medianOf(name, own), medianOf(name, floor), bar),
  )

export function figureOf(name: string, own: number, floor: number, bar: number): Figure {
  return { name, own, floor, value: own / floor, bar, unit: 'times', digits: 2 }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity
}
