import {
  useQueries,
  useQuery,
  type FetchQueryOptions,
  type QueryFunction,
  type UseQueryResult,
} from '@tanstack/react-query'
import * as api from '~/api/generated/endpoints/documents/documents.ts'
import type {
  Document,
  DocumentPage,
  DocumentResult,
  DocumentSummary,
} from '~/api/generated/model/index.ts'
import { allPagesQuery } from '~/kit/table/all-pages.ts'
import type { ListValues } from '~/kit/table/list-address.ts'
import type { Failure } from '~/lib/failure.ts'
import { fewAtOnce } from '~/lib/few-at-once.ts'
import { minute } from '~/lib/units.ts'

/** The help documents with their texts, as far as they have been read. */
export type AllDocuments = {
  /** In the order of their topics. A text that failed to be read again is still here, as it was. */
  documents: readonly Document[]
  /** How many there are; undefined until the list has been read. */
  total: number | undefined
  /** Those whose text could not be read at all. */
  unread: readonly { document: DocumentSummary; error: Failure }[]
  /** Why the list itself could not be read. */
  error: Failure | null
  /** Whether texts are still to come. Texts that are read again in the background do not count. */
  isReading: boolean
  /** Reads what failed again, and nothing else. */
  retry: () => void
}

/**
 * Reads the texts of all help documents, since their list comes without them: a few at a time, each under the key that
 * forms use, so that a saved document is up to date here at once.
 *
 * @param enabled False until the user asks for something that needs the texts.
 */
export function useAllDocuments(enabled = true): AllDocuments {
  const list = useQuery({ ...allSummaries, enabled })
  const summaries = list.data?.all ?? none
  const texts = useQueries({
    queries: summaries.map(({ id }) => ({ ...textQuery(id), enabled })),
    combine: (results: TextResult[]) => textsOf(summaries, results),
  })
  const { failed, ...read } = texts
  return {
    ...read,
    total: list.data?.total,
    error: list.data ? null : list.error,
    isReading: enabled && (list.data ? read.isReading : !list.error),
    retry: () => {
      if (!list.data) void list.refetch()
      for (const refetch of failed) void refetch()
    },
  }
}

type TextResult = Pick<
  UseQueryResult<DocumentResult, Failure>,
  'data' | 'error' | 'isFetching' | 'refetch'
>

/** What has been read. A document that was deleted after it was listed is nowhere. */
export function textsOf(summaries: readonly DocumentSummary[], results: readonly TextResult[]) {
  const unread = results.flatMap(({ data, error, isFetching, refetch }, place) =>
    !data && error && !isFetching && error.status !== 404
      ? [{ document: summaries[place]!, error, refetch }]
      : [],
  )
  return {
    documents: results.flatMap(({ data }) => data?.document ?? []),
    unread: unread.map(({ document, error }) => ({ document, error })),
    failed: unread.map(({ refetch }) => refetch),
    isReading: results.some(({ data, error, isFetching }) => !data && (!error || isFetching)),
  }
}

const allSummaries = allPagesQuery({
  query: ({ page, size, sort }: ListValues) =>
    api.getListDocumentsQueryOptions({ page, size, sort }),
  rows: ({ documents, page }: DocumentPage) => ({ rows: documents, total: page.totalElements }),
  id: ({ id }) => String(id),
  sort: ['topic,asc'],
})

const none: readonly never[] = []

const inTurn = fewAtOnce(3)

/** Reading one waits for its turn. Nobody's changes but ours are noticed earlier than after some minutes. */
function textQuery(id: number): FetchQueryOptions<DocumentResult, Failure> {
  const { queryKey, queryFn } = api.getGetDocumentQueryOptions(id)
  return {
    queryKey,
    queryFn: (context) =>
      inTurn(async () => {
        context.signal.throwIfAborted()
        return (queryFn as QueryFunction<DocumentResult>)(context)
      }),
    staleTime: 5 * minute,
  }
}
