import type { DeviceSearchResult } from '~/api/generated/model/index.ts'
import { matchesOf } from './search-query.ts'
import type { Answer } from './use-searches.ts'

export type Outcome = 'waiting' | 'found' | 'missing' | 'failed'

/** A device found by one of the serial numbers, or a serial number without a device. */
export type SearchRow = {
  id: string
  serial: string
  outcome: Outcome
  match?: DeviceSearchResult
  /** Why the search failed, or what could not be looked up. */
  issues: string
}

/** The rows, in the order of the serial numbers. */
export function rowsOf(
  serials: readonly string[],
  answers: ReadonlyMap<string, Answer>,
): SearchRow[] {
  return serials.flatMap((serial): SearchRow[] => {
    const answer = answers.get(serial)
    if (!answer) return [{ id: serial, serial, outcome: 'waiting', issues: '' }]
    if ('failure' in answer) {
      return [{ id: serial, serial, outcome: 'failed', issues: answer.failure }]
    }
    const issues = (answer.data.exceptions ?? []).join(' ')
    const matches = matchesOf(answer.data, serial)
    if (matches.length === 0) return [{ id: serial, serial, outcome: 'missing', issues }]
    return matches.map((match) => ({
      id: `${serial} ${match.deviceIdentifier}`,
      serial,
      outcome: 'found',
      match,
      issues,
    }))
  })
}

/** How many of the serial numbers have each outcome. */
export function countOutcomes(
  serials: readonly string[],
  answers: ReadonlyMap<string, Answer>,
): Record<Outcome, number> {
  const counts = { waiting: 0, found: 0, missing: 0, failed: 0 }
  for (const serial of serials) {
    const answer = answers.get(serial)
    if (!answer) counts.waiting += 1
    else if ('failure' in answer) counts.failed += 1
    else if (Object.keys(answer.data.searchResults).length === 0) counts.missing += 1
    else counts.found += 1
  }
  return counts
}

/** What could not be looked up in any of the searches. */
export const issuesOf = (answers: ReadonlyMap<string, Answer>): string[] =>
  [...answers.values()].flatMap((answer) =>
    'data' in answer ? (answer.data.exceptions ?? []) : [],
  )
