import { getAdminSearchQueryOptions } from '~/api/generated/endpoints/search/search.ts'
import type { AdminSearchRequest } from '~/api/generated/model/index.ts'

export type SearchType = AdminSearchRequest['searchType']

/** The users or locations that a text finds. */
export const searchQuery = (searchType: SearchType, searchValue: string) =>
  getAdminSearchQueryOptions({ searchType, searchValue })
