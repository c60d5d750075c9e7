import type { QueryClient } from '@tanstack/react-query'
import { getGetDocumentBySlugQueryOptions } from '~/api/generated/endpoints/documents/documents.ts'

/** Reads a help document, and its topic for the title. The screen itself shows a failure. */
export async function loadHelpDocument(queryClient: QueryClient, slug: string) {
  const answer = await queryClient
    .fetchQuery(getGetDocumentBySlugQueryOptions(slug))
    .catch(() => null)
  return { name: answer?.document.topic ?? slug }
}
