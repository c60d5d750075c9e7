import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { FleetPage, UserPage } from '~/api/generated/model/index.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { maxRows, ShortList, ShortRow } from '~/kit/record/short-list.tsx'
import { largestCall } from '~/kit/table/paging.ts'
import { personName } from '~/lib/person-name.ts'
import { styled } from '~/styled-system/jsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { messages } from './messages.ts'

/** What one call reads: these lists cannot be asked for one enterprise. */
export const oneCall = { page: 0, size: largestCall }

type PartProps<Data> = { enterpriseId: number; query: UseQueryResult<Data> }

/** The users of an enterprise, as long as one call reads all users. */
export function EnterpriseUsers({ enterpriseId, query }: PartProps<UserPage>) {
  const own = query.data?._embedded.users.filter(
    ({ enterprise, archived }) => enterprise?.id === enterpriseId && !archived,
  )
  return (
    <ShortList
      heading={messages.users}
      count={own?.length}
      query={query}
      all={messages.allUsers}
      to={{
        to: '/admin-admin/users',
        search: { enterprise: String(enterpriseId), state: 'active' },
      }}
      instead={isMore(query.data) && messages.tooManyUsers}
    >
      {own?.slice(0, maxRows).map((user) => (
        <ShortRow key={user.id}>
          <RecordLink kind="user" id={user.id}>
            {personName(user)}
          </RecordLink>
          <styled.bdi color="fg.muted">{user.username}</styled.bdi>
        </ShortRow>
      ))}
    </ShortList>
  )
}

/** Its fleets, likewise. */
export function EnterpriseFleets({ enterpriseId, query }: PartProps<FleetPage>) {
  const intl = useIntl()
  const own = query.data?.fleets.filter(
    ({ commissionedFor }) => commissionedFor?.id === enterpriseId,
  )
  return (
    <ShortList
      heading={messages.fleets}
      count={own?.length}
      query={query}
      all={messages.allFleets}
      to={{
        to: '/admin-devices/fleets',
        search: { sort: ['commissionedFor.name,asc', 'description,asc'] },
      }}
      instead={isMore(query.data) && messages.tooMany}
    >
      {own?.slice(0, maxRows).map(({ id, description, startedAt }) => (
        <ShortRow key={id}>
          <RecordLink kind="fleet" id={id}>
            {description}
          </RecordLink>
          <styled.span color="fg.muted">{formatInstant(intl, startedAt)}</styled.span>
        </ShortRow>
      ))}
    </ShortList>
  )
}

const isMore = (answer: UserPage | FleetPage | undefined) =>
  answer !== undefined && answer.page.totalElements > oneCall.size
