import { getSearchEnterprisesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { EnterprisePage } from '~/api/generated/model/index.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { mostFound, recordSource, type RecordSource } from '~/ui/link/record-source.ts'

/** Enterprises, for the palette. */
export const enterpriseRecords: RecordSource = recordSource(
  (search) =>
    getSearchEnterprisesQueryOptions({ search, page: 0, size: mostFound, sort: ['name,asc'] }),
  ({ content }: EnterprisePage) =>
    content.map(({ id, name, token }) => ({
      name,
      link: screenOf('enterprise', id),
      texts: [token],
    })),
)
