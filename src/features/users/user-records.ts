import { getSearchUsersQueryOptions } from '~/api/generated/endpoints/users/users.ts'
import type { UserPage } from '~/api/generated/model/index.ts'
import { matchedIn, mostFound, recordSource } from '~/ui/link/record-source.ts'
import { personName } from '~/lib/person-name.ts'

/** Users, for the palette. */
export const userRecords = recordSource(
  (search) =>
    getSearchUsersQueryOptions({ search, page: 0, size: mostFound, sort: ['lastName,asc'] }),
  ({ _embedded: { users } }: UserPage, text) =>
    users.map((user) => ({
      name: personName(user),
      to: `/admin-admin/users/edit/${user.id}`,
      matched: matchedIn(text, personName(user), [user.username]),
    })),
)
