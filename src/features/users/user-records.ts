import { getSearchUsersQueryOptions } from '~/api/generated/endpoints/users/users.ts'
import type { UserPage } from '~/api/generated/model/index.ts'
import { personName } from '~/lib/person-name.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { mostFound, recordSource, type RecordSource } from '~/ui/link/record-source.ts'

/** Users, for the palette. */
export const userRecords: RecordSource = recordSource(
  (search) =>
    getSearchUsersQueryOptions({ search, page: 0, size: mostFound, sort: ['lastName,asc'] }),
  ({ _embedded: { users } }: UserPage) =>
    users.map((user) => ({
      name: personName(user),
      link: screenOf('user', user.id),
      texts: [user.username],
    })),
)
