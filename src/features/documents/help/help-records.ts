import { getListDocumentsForLanguageQueryOptions } from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentList } from '~/api/generated/model/index.ts'
import { recordSource, type RecordSource } from '~/ui/link/record-source.ts'
import { withWords } from './topics.ts'

/** Help documents in the user's language, for the palette. */
export const helpRecords: RecordSource = recordSource(
  (_text, languageTag) => getListDocumentsForLanguageQueryOptions({ languageTag }),
  ({ documents }: DocumentList, text) =>
    withWords(documents, text).map(({ topic, slug }) => ({
      name: topic,
      link: { to: '/help/$slug', params: { slug } },
    })),
)
