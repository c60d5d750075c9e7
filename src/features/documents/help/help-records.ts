import { getListDocumentsForLanguageQueryOptions } from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentList } from '~/api/generated/model/index.ts'
import { recordSource } from '~/ui/link/record-source.ts'
import { withWords } from './topics.ts'

/** Help documents in the user's language, for the palette. */
export const helpRecords = recordSource(
  (_text, languageTag) => getListDocumentsForLanguageQueryOptions({ languageTag }),
  ({ documents }: DocumentList, text) =>
    withWords(documents, text)
      .slice(0, 5)
      .map(({ topic, slug }) => ({ name: topic, to: `/help/${encodeURIComponent(slug)}` })),
)
