import type { QueryClient } from '@tanstack/react-query'
import type { BatchKind } from '~/kit/batch/batch-state.ts'
import {
  allDocuments,
  textsQuery,
  type DocumentTexts,
  type ListedDocument,
} from '~/features/documents/texts/texts-query.ts'
import { targetOf } from './help-links.ts'

export type LinkingDocument = { id: number; name: string }

/** `id` is that of the document whose slug has changed. */
export type SlugChange = { id: number; from: string; to: string }

export const mendLinks: BatchKind<LinkingDocument, SlugChange> = {
  name: 'documents-links',
  idOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
}

/** The documents read so far that link to the document with a slug. */
export const documentsLinkingTo = (slug: string, documents: readonly ListedDocument[]) =>
  documents.filter(({ content }) =>
    content?.links.some(({ address }) => {
      const target = targetOf(address, window.location.origin)
      return target.kind === 'document' && target.slug === slug
    }),
  )

/** The documents that may link to the document with a slug: those that do, and those that have not been read. */
export async function documentsToMend(
  queryClient: QueryClient,
  slug: string,
): Promise<LinkingDocument[]> {
  const texts = queryClient.getQueryData<DocumentTexts>(textsQuery.queryKey)
  const all = texts?.all ?? (await queryClient.fetchQuery(allDocuments)).all
  const unread = all.filter(({ content }) => !content)
  return [...documentsLinkingTo(slug, all), ...unread].map(({ id, topic }) => ({ id, name: topic }))
}
