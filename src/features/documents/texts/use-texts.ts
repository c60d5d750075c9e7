import { useQuery } from '@tanstack/react-query'
import type { Failure } from '~/lib/failure.ts'
import { textsQuery, type DocumentTexts, type ListedDocument } from './texts-query.ts'

/**
 * The documents with their texts, and how far they have been read. Not `enabled`, none are read again; not `subscribed`, the
 * reading stops unless somebody else needs it.
 */
export function useTexts(options: { enabled?: boolean; subscribed?: boolean } = {}) {
  const query = useQuery<DocumentTexts, Failure>({ ...textsQuery, ...options })
  const { data, error, isFetching, refetch } = query
  const all: readonly ListedDocument[] = data?.all ?? []
  return {
    all,
    /** Whether all documents are known, with or without their texts. */
    isListed: data !== undefined,
    isWhole: data?.isWhole === true,
    isReading: isFetching && data?.isWhole !== true,
    read: all.filter(({ content }) => content).length,
    unreadable: all.filter(({ failure }) => failure),
    error,
    query,
    readAgain: () => void refetch(),
  }
}

export type Texts = ReturnType<typeof useTexts>
