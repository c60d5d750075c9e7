import { getSearchEnterprisesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { EnterprisePage } from '~/api/generated/model/index.ts'
import { matchedIn, recordSource } from '~/components/link/record-source.ts'

/** Enterprises, for the palette. */
export const enterpriseRecords = recordSource(
  (search) => getSearchEnterprisesQueryOptions({ search, page: 0, size: 5, sort: ['name,asc'] }),
  ({ content }: EnterprisePage, text) =>
    content.map(({ id, name, token }) => ({
      name,
      to: `/admin-admin/enterprises/view/${id}`,
      matched: matchedIn(text, name, [token]),
    })),
)
