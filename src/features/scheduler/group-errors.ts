import type { SchedulerError } from '~/api/generated/model/index.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { endOfDay, startOfDay } from '~/i18n/zones.ts'
import type { Mark, Marks } from '~/kit/live/live-rows.ts'
import { hasWhole } from '~/lib/has-whole.ts'
import { hour } from '~/lib/units.ts'
import { withIds } from '~/lib/with-ids.ts'
import type { Days } from './periods.ts'

/** An error with a unique id. Several may have been logged in the same millisecond. */
export type ErrorRow = SchedulerError & {
  id: string
  /** The job that its message names. */
  job?: string | undefined
}

/** Errors with the same message and place. */
export type ErrorGroup = Omit<SchedulerError, 'timestamp'> & {
  id: string
  count: number
  /** The first and last time it was logged, in milliseconds since 1970. */
  first: number
  last: number
}

/** Whether a period ends before it starts. */
export const endsEarly = ({ start, end }: Days) => end !== '' && end < start

/**
 * The errors of some US Eastern days, inclusive; none if the period ends before it starts. A day that is empty is no
 * limit.
 */
export function errorsOfDays(errors: readonly SchedulerError[], days: Days): ErrorRow[] {
  if (endsEarly(days)) return []
  const from = days.start === '' ? -Infinity : startOfDay(days.start, usEastern)
  const to = days.end === '' ? Infinity : endOfDay(days.end, usEastern)
  return errorRows(errors).filter(({ timestamp }) => timestamp >= from && timestamp <= to)
}

/** The errors of some hours up to a time, in milliseconds since 1970. */
export const errorsOfLastHours = (
  errors: readonly SchedulerError[],
  hours: number,
  until: number,
): ErrorRow[] =>
  errorRows(errors).filter(
    ({ timestamp }) => timestamp > until - hours * hour && timestamp <= until,
  )

/** Returns a function that finds the job that a message names in full; the longest name if one contains another. */
export function jobFinder(names: readonly string[]) {
  // A message is split once: there may be 300,000, and a thousand jobs.
  const words = new Set(names.filter((name) => /^[\w-]+$/.test(name)))
  const phrases = names.filter((name) => name !== '' && !words.has(name))
  return (message: string): string | undefined =>
    [
      ...(message.match(/[\w-]+/g) ?? []).filter((word) => words.has(word)),
      ...phrases.filter((phrase) => hasWhole(message, phrase)),
    ].toSorted((a, b) => b.length - a.length)[0]
}

/** How many errors name each job. */
export function errorsByJob(errors: readonly ErrorRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { job } of errors) if (job) counts.set(job, (counts.get(job) ?? 0) + 1)
  return counts
}

/** Adds ids that stay the same when errors are added. */
export const errorRows = (errors: readonly SchedulerError[]): ErrorRow[] =>
  withIds(errors, ({ timestamp }) => timestamp)

/** Marks the groups of new errors: as new, or with the previous count. */
export function groupMarks(
  groups: readonly ErrorGroup[],
  errors: readonly ErrorRow[],
  marks: Marks,
  countText: (count: number) => string,
): Marks {
  if (marks.size === 0) return marks
  const added = new Map(
    groupErrors(errors.filter(({ id }) => marks.has(id))).map(({ id, count }) => [id, count]),
  )
  return new Map(
    groups.flatMap(({ id, count }): [string, Mark][] => {
      const before = count - (added.get(id) ?? 0)
      if (before === count) return []
      return [[id, before === 0 ? { kind: 'new' } : { kind: 'changed', was: countText(before) }]]
    }),
  )
}

/** Groups the errors by message and place. */
export function groupErrors(errors: readonly SchedulerError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ formattedMessage, ...place }) =>
    JSON.stringify([formattedMessage, place.callerClass, place.callerMethod, place.callerLine]),
  )
  return [...groups].map(([id, same]) => {
    const { timestamp: _, ...shared } = same[0]!
    const times = Float64Array.from(same, ({ timestamp }) => timestamp).sort()
    return { ...shared, id, count: same.length, first: times[0]!, last: times.at(-1)! }
  })
}

/** A class without its package: `ReportMailer`. */
export const shortClass = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** Where an error was logged, as far as known: `ReportMailer.send:148`. */
export function placeOf({
  callerClass,
  callerMethod,
  callerLine,
}: Pick<SchedulerError, 'callerClass' | 'callerMethod' | 'callerLine'>): string {
  const names = [callerClass && shortClass(callerClass), callerMethod].filter(Boolean).join('.')
  return [names, callerLine].filter(Boolean).join(':')
}

const longest = 140

/** The beginning of a message that is long or has several lines; undefined if it is short. */
export function foldedMessage(message: string): string | undefined {
  const [line = ''] = message.trimStart().split(/\r?\n/, 1)
  if (line.length > longest) return `${line.slice(0, longest).trimEnd()}…`
  return line.length < message.trim().length ? `${line} …` : undefined
}
