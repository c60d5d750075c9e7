import { getSearchEnterprisesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { EnterprisePage } from '~/api/generated/model/index.ts'
import { mostFound, recordSource } from '~/components/link/record-source.ts'

/** Enterprises, for the palette. */
export const enterpriseRecords = recordSource(
  (search) =>
    getSearchEnterprisesQueryOptions({ search, page: 0, size: mostFound, sort: ['name,asc'] }),
  ({ content }: EnterprisePage) =>
    content.map(({ id, name }) => ({ name, to: `/admin-admin/enterprises/view/${id}` })),
)
