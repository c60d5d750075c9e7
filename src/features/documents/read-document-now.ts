import type { QueryClient } from '@tanstack/react-query'
import { getGetDocumentQueryOptions } from '~/api/generated/endpoints/documents/documents.ts'
import type { HttpOptions } from '~/api/http.ts'
import { readNow } from '~/api/read-now.ts'

/** The document as the server has it now. `request` is that of a change that follows. */
export const readDocumentNow = async (
  queryClient: QueryClient,
  id: number,
  request: HttpOptions = {},
) => (await readNow(queryClient, getGetDocumentQueryOptions(id, { request }))).document
