import type { Document, DocumentSummary } from '~/api/generated/model/index.ts'
import type { Failure } from '~/lib/failure.ts'
import { useTexts } from './texts/use-texts.ts'

/** The help documents with their texts, as far as they have been read. */
export type AllDocuments = {
  /** In the order of their topics. */
  documents: readonly Document[]
  /** How many there are; undefined until the list has been read. */
  total: number | undefined
  /** Those whose text could not be read at all. */
  unread: readonly { document: DocumentSummary; error: Failure }[]
  /** Why the list itself could not be read. */
  error: Failure | null
  /** Whether texts are still to come. */
  isReading: boolean
  /** Reads what failed again, and nothing else. */
  retry: () => void
}

/**
 * Reads the texts of all help documents, since their list comes without them.
 *
 * @param enabled False until the user asks for something that needs the texts.
 */
export function useAllDocuments(enabled = true): AllDocuments {
  const { all, isListed, isReading, unreadable, error, readAgain } = useTexts(enabled)
  return {
    documents: all.flatMap(({ content, ...document }) =>
      content ? { ...document, content: content.html } : [],
    ),
    total: isListed ? all.length : undefined,
    unread: unreadable.flatMap(({ failure, ...document }) =>
      failure ? { document, error: failure } : [],
    ),
    error,
    isReading,
    retry: readAgain,
  }
}
