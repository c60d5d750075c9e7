import { getSearchEnterprisesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { EnterprisePage } from '~/api/generated/model/index.ts'
import { matchedIn, mostFound, recordSource } from '~/ui/link/record-source.ts'

/** Enterprises, for the palette. */
export const enterpriseRecords = recordSource(
  (search) =>
    getSearchEnterprisesQueryOptions({ search, page: 0, size: mostFound, sort: ['name,asc'] }),
  ({ content }: EnterprisePage, text) =>
    content.map(({ id, name, token }) => ({
      name,
      to: `/admin-admin/enterprises/view/${id}`,
      matched: matchedIn(text, name, [token]),
    })),
)
