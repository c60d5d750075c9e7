import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangeEventPage } from '~/api/generated/model/index.ts'
import { largestPage } from '~/kit/table/paging.ts'
import { changesOf, pageOfLog, type Change } from './audit-changes.ts'

/** How many pages of the log one press reads at most. */
const step = 10
/** How many pages are read at most: more would keep the browser and the server busy. */
const limit = 100

/**
 * Reads an enterprise's log page by page, the newest first, since the server finds changes only by enterprise and table.
 *
 * @param tableName Part of the name of a table; undefined for all.
 * @param enabled Whether to read at all.
 */
export function useLookBack(enterpriseId: number, tableName: string | undefined, enabled = true) {
  const [asked, setAsked] = useState({ tableName, pages: step })
  // Another table begins with its newest changes.
  const wanted = asked.tableName === tableName ? asked.pages : step
  const first = useQuery({ ...pageOfLog(enterpriseId, tableName, 0), enabled })
  const total = first.data?.page.totalElements
  const pages = first.data?.page.totalPages ?? Math.ceil((total ?? 1) / largestPage)
  const rest = useQueries({
    queries: Array.from({ length: Math.max(Math.min(pages, wanted) - 1, 0) }, (_, index) => ({
      ...pageOfLog(enterpriseId, tableName, index + 1),
      enabled,
    })),
  })
  const queries = [first, ...rest]
  const changes = joined(queries.map(({ data }) => data))
  const failed = queries.filter(({ error }) => error)
  return {
    /** Those that were read, the newest first. */
    changes,
    /** How many changes there are; undefined until the first page was read. */
    total,
    /** When the oldest of them was made. */
    until: changes.at(-1)?.changedAt,
    isReading: queries.some(({ isFetching }) => isFetching),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    /** Whether the log was read to its end. */
    isWhole: pages <= wanted && queries.every(({ data }) => data),
    /** Whether the log goes further back than is ever read. */
    isLimited: pages > wanted && wanted >= limit,
    /** Reads further back. Undefined at the end of the log, and at the limit. */
    more:
      pages > wanted && wanted < limit
        ? () => setAsked({ tableName, pages: wanted + step })
        : undefined,
  }
}

/** The changes up to the first page that is missing. One that newer changes have moved to the next page is there once. */
function joined(pages: readonly (ChangeEventPage | undefined)[]): Change[] {
  const end = pages.indexOf(undefined)
  const read = end < 0 ? pages : pages.slice(0, end)
  const changes = read.flatMap((page, index) =>
    changesOf(page!).map((change) =>
      change.id === undefined || change.id === null
        ? { ...change, key: `${index}-${change.key}` }
        : change,
    ),
  )
  return [...new Map(changes.map((change) => [change.key, change])).values()]
}
