import type { QueryClient } from '@tanstack/react-query'
import { withKeptTexts } from '~/features/documents/texts/kept-text.ts'
import {
  allDocuments,
  textsQuery,
  type DocumentTexts,
  type ListedDocument,
} from '~/features/documents/texts/texts-query.ts'
import type { NamedItem } from '~/kit/batch/batch-state.ts'
import { kindOfRecords } from '~/kit/batch/create-batch.ts'
import { targetOf } from './help-links.ts'

/** `id` is that of the document whose slug has changed. Earlier consoles did not store it. */
export type SlugChange = { id?: number; from: string; to: string }

export const mendLinks = kindOfRecords<SlugChange>('documents-links')

/** Whether the links to a document can be changed, whose slug is `now` by now. */
export function linksVerdict(count: number, from: string, now: string) {
  if (count === 0) return 'done'
  // A save whose answer was lost may still arrive.
  return now === from ? 'unchecked' : 'ready'
}

/** The documents read so far that link to the document with a slug. */
export const documentsLinkingTo = (
  slug: string,
  documents: readonly ListedDocument[],
  origin = window.location.origin,
) =>
  documents.filter(({ content }) =>
    content?.links.some(({ address }) => {
      const target = targetOf(address, origin)
      return target.kind === 'document' && target.slug === slug
    }),
  )

/** The documents that may link to the document with a slug. Others may have changed texts that this tab has read. */
export async function documentsToMend(
  queryClient: QueryClient,
  slug: string,
): Promise<NamedItem[]> {
  const texts = queryClient.getQueryData<DocumentTexts>(textsQuery.queryKey)
  const { all } = await queryClient.fetchQuery({ ...allDocuments, staleTime: 0 })
  return mayLinkTo(slug, withKeptTexts(all, texts, true).all).map(({ id, topic }) => ({
    id,
    name: topic,
  }))
}

/** Those that link to the document with a slug, and those whose text is not known. */
export const mayLinkTo = (
  slug: string,
  documents: readonly ListedDocument[],
  origin = window.location.origin,
) => [
  ...documentsLinkingTo(slug, documents, origin),
  ...documents.filter(({ content }) => !content),
]
