import type { Query, QueryFunction } from '@tanstack/react-query'
import * as api from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentPage, DocumentSummary } from '~/api/generated/model/index.ts'
import { allPagesQuery } from '~/kit/table/all-pages.tsx'
import type { ListValues } from '~/kit/table/list-address.ts'
import type { AllRows } from '~/kit/table/list.ts'
import type { Failure } from '~/lib/failure.ts'
import { minute, second } from '~/lib/units.ts'
import type { DocumentText } from './document-text.ts'
import type { Passage } from './passage.ts'

/** A document of the list, which comes without its text. */
export type ListedDocument = DocumentSummary & {
  /** Undefined until it has been read. */
  content?: DocumentText
  /** Why its text could not be read. */
  failure?: Failure
  /** Where a search was found in its text. */
  passage?: Passage | undefined
}

/** All documents, with the texts read so far. */
export type DocumentTexts = AllRows<ListedDocument> & { isWhole: boolean; serverAhead: number }

/** How the server pages the documents. */
export const documentPages = {
  query: ({ page, size, sort }: ListValues) =>
    api.getListDocumentsQueryOptions({ page, size, sort }),
  rows: ({ documents, page }: DocumentPage) => ({
    rows: documents satisfies ListedDocument[] as ListedDocument[],
    total: page.totalElements,
  }),
  id: ({ id }: ListedDocument) => String(id),
  sort: ['topic,asc'],
}

/** All documents, without their texts. */
export const allDocuments = allPagesQuery(documentPages)

/**
 * Reads the texts of all documents, and keeps those that have not changed since. What has been read so far is there
 * meanwhile, and stays if the reading is given up.
 */
export const textsQuery = {
  queryKey: [allDocuments.queryKey[0], 'texts'],
  queryFn: (async (context) => {
    // Marked as read below, with what is kept.
    const isInvalidated = context.client.getQueryState(context.queryKey)?.isInvalidated ?? false
    const [{ readTexts }, listed] = await Promise.all([
      import('./read-texts.ts'),
      (allDocuments.queryFn as QueryFunction<AllRows<ListedDocument>>)(context),
    ])
    return readTexts(context, listed, isInvalidated)
  }) satisfies QueryFunction<DocumentTexts>,
  staleTime: ({ state }: Query<DocumentTexts>) => (state.data?.isWhole ? 30 * second : 0),
  gcTime: 30 * minute,
}
