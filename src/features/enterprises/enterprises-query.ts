import {
  getListEnterprisesQueryOptions,
  getSearchEnterprisesQueryOptions,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { ListValues } from '~/components/table/list-search.ts'

/** A page of the enterprises: all of them, or those that the search text finds. */
export const enterprisesQuery = ({ page, size, sort, search }: ListValues) =>
  search === ''
    ? getListEnterprisesQueryOptions({ page, size, sort })
    : getSearchEnterprisesQueryOptions({ page, size, sort, search })
