import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { holdBack, showAtOnce, takeOver, type Shown } from './live-query.ts'
import { noDifference, type LiveRows } from './live-rows.ts'

/** Responses and failures of background reads. All others were requested by the user and show at once. */
const readInBackground = new WeakSet<object>()

/**
 * A query whose background reads change nothing on screen until the user applies the changes. Pass it to `useLive`, which
 * reads it. To the rest of the page it is an ordinary query.
 */
export function useLiveQuery<Data extends object, Problem extends Error, Row>(
  options: UseQueryOptions<Data, Problem> & { queryKey: QueryKey },
  kind: LiveRows<Data, Row>,
) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const query = useQuery({ ...options, refetchOnWindowFocus: false, refetchOnReconnect: false })
  const key = hashKey(options.queryKey)
  const [shown, setShown] = useState<Shown<Data>>()
  const [quiet, setQuiet] = useState(false)
  const { data, error, dataUpdatedAt: at } = query

  if (data !== undefined && data !== shown?.received && !query.isPlaceholderData) {
    const answer = { key, data, at }
    const held = shown?.key === key && readInBackground.has(data)
    setShown(held ? holdBack(shown, answer, kind, intl) : showAtOnce(answer))
  }

  /** Reads on the user's request. Changes show at once, marked. */
  const refetch = async () => {
    setQuiet(false)
    const answer = await query.refetch()
    const { data: fresh } = answer
    if (fresh !== undefined && !answer.error) {
      const received = { key, data: fresh, at: answer.dataUpdatedAt }
      setShown((before) =>
        before?.key === key
          ? takeOver(holdBack(before, received, kind, intl))
          : showAtOnce(received),
      )
    }
    return answer
  }

  /** Reads in the background. Resolves with true on success. */
  const readQuietly = async () => {
    let asked = false
    // A save makes the data stale during the read: its response belongs to the user.
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== key) return
      asked ||= event.action.type === 'invalidate'
    })
    setQuiet(true)
    const answer = await query.refetch({ cancelRefetch: false })
    unsubscribe()
    if (!asked && answer.data) readInBackground.add(answer.data)
    if (!asked && answer.error) readInBackground.add(answer.error)
    setQuiet(false)
    return answer.error === null
  }

  const failedQuietly = error !== null && shown !== undefined && readInBackground.has(error)
  return {
    data: data === undefined ? undefined : shown?.data,
    dataUpdatedAt: shown?.at ?? 0,
    error: failedQuietly ? null : error,
    isError: query.isError && !failedQuietly,
    isPending: query.isPending,
    isFetching: query.isFetching && !quiet,
    isPlaceholderData: query.isPlaceholderData,
    refetch,
    /** The visible marks, by row id. */
    marks: shown?.marks ?? noDifference.marks,
    enabled: options.enabled !== false,
    /** The time of the server's last response, in milliseconds since 1970. */
    readAt: at,
    failedQuietly,
    waiting: shown?.waiting.count ?? 0,
    news: shown?.news ?? none,
    apply: () => setShown((before) => before && takeOver(before)),
    readQuietly,
  }
}

const none: readonly string[] = []

/** A query of a page, as passed to `useLive`. */
export type LivePart = Pick<
  ReturnType<typeof useLiveQuery>,
  | 'isError'
  | 'isFetching'
  | 'enabled'
  | 'readAt'
  | 'failedQuietly'
  | 'waiting'
  | 'news'
  | 'apply'
  | 'readQuietly'
> & { refetch: () => Promise<unknown> }
