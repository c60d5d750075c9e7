import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { getGetDocumentQueryOptions } from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentResult } from '~/api/generated/model/index.ts'
import type { AllRows } from '~/kit/table/list.ts'
import { policyOf, toFailure } from '~/lib/failure.ts'
import { fewAtOnce } from '~/lib/few-at-once.ts'
import { documentText } from './document-text.ts'
import { withKeptTexts } from './kept-text.ts'
import type { DocumentTexts, ListedDocument } from './texts-query.ts'

/** More calls at once would slow down other users of the server. */
const mostAtOnce = 4

/** How often the texts read so far are shown. */
const shownEvery = 250

/** Reads the texts that are not known yet. Of those that cannot be read, the rest is read all the same. */
export async function readTexts(
  context: QueryFunctionContext,
  { all, total }: AllRows<ListedDocument>,
  isInvalidated: boolean,
): Promise<DocumentTexts> {
  const { client, queryKey, signal } = context
  const before = client.getQueryData<DocumentTexts>(queryKey)
  const { all: kept, serverAhead } = withKeptTexts(all, before, isInvalidated)
  const rows = new Map(kept.map((each) => [each.id, each]))
  const now = (isWhole: boolean): DocumentTexts => ({
    all: [...rows.values()],
    total: total - all.length + rows.size,
    isWhole,
    serverAhead,
  })
  const show = () => {
    shownAt = Date.now()
    if (!signal.aborted) client.setQueryData<DocumentTexts>(queryKey, now(false))
  }
  let shownAt = 0
  let isStopped = false
  show()

  const read = async ({ id }: ListedDocument) => {
    signal.throwIfAborted()
    const readAt = performance.now()
    const { queryFn } = getGetDocumentQueryOptions(id)
    const { document } = await (queryFn as QueryFunction<DocumentResult>)(context)
    const { content, ...summary } = document
    rows.set(id, { ...summary, content: documentText(content ?? '', readAt) })
  }
  const unread = [...rows.values()].filter(({ content }) => !content)
  const inTurn = fewAtOnce(mostAtOnce)
  await Promise.all(
    unread.map((each) =>
      inTurn(async () => {
        if (isStopped) return
        await read(each).catch((error: unknown) => {
          signal.throwIfAborted()
          const failure = toFailure(error)
          if (failsAll(failure)) throw error
          // Somebody has deleted it meanwhile.
          if (failure.status === 404) rows.delete(each.id)
          else rows.set(each.id, { ...each, failure })
        })
        if (Date.now() - shownAt > shownEvery) show()
      }),
    ),
  ).catch((error: unknown) => {
    isStopped = true
    show()
    throw error
  })
  return now(true)
}

/** Whether the next reads would fail too: without a connection, a session or the right, or while the server takes no calls. */
const failsAll = (failure: ReturnType<typeof toFailure>) =>
  failure.kind === 'network' ||
  [401, 403].includes(failure.status ?? 0) ||
  Boolean(policyOf(failure).wait)
