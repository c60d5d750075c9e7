import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Archive, UserRound } from 'lucide-react'
import {
  getListUsersQueryOptions,
  getSearchUsersQueryOptions,
} from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import { ListPage } from '~/components/page/list-page.tsx'
import { columnsOf } from '~/components/table/columns.tsx'
import type { ListValues } from '~/components/table/list-search.ts'
import { serverRows } from '~/components/table/rows-source.ts'
import { useListState } from '~/components/table/use-list-state.ts'
import { words } from '~/i18n/words.ts'
import { personName } from '~/lib/person-name.ts'
import { messages } from './messages.ts'
import { useArchiveMany, useUserActions } from './user-actions.ts'
import { usersList } from './users-list.ts'

/** A page of the users: all of them, or those that match the search. */
export const usersQuery = ({ page, size, sort, search }: ListValues<never>) =>
  search === ''
    ? getListUsersQueryOptions({ page, size, sort })
    : getSearchUsersQueryOptions({ page, size, sort, search })

const column = columnsOf<User>()

const columns = [
  column.link('lastName', {
    label: words.name,
    value: personName,
    to: ({ id }) => ({ to: '/admin-admin/users/edit/$userId', params: { userId: id } }),
  }),
  column.text('firstName', { label: words.firstName, hidden: true }),
  column.text('username', {
    label: words.username,
    cell: ({ username }) =>
      username.includes('@') ? <a href={`mailto:${username}`}>{username}</a> : username,
  }),
  column.text('enterprise.name', {
    label: words.enterprise,
    value: ({ enterprise }) => enterprise?.name,
    text: ({ enterprise }, intl) => enterprise?.name ?? intl.formatMessage(messages.ownStaff),
  }),
  column.text('roles', {
    label: messages.roles,
    value: ({ actionRoleTemplates = [] }) =>
      actionRoleTemplates
        .toSorted((a, b) => a.sortOrder - b.sortOrder)
        .map(({ name }) => name)
        .join(', '),
  }),
  column.text('language', { label: words.language, value: ({ locale }) => locale?.description }),
  column.status('state', {
    label: messages.state,
    value: ({ archived }) => (archived ? 'archived' : 'active'),
    states: {
      active: { label: messages.active, tone: 'success' },
      archived: { label: messages.archived, tone: 'neutral' },
    },
  }),
]

/** Who may sign in: paged, sorted and searched by the server. */
export function UsersPage() {
  const list = useListState(usersList)
  const query = useQuery({ ...usersQuery(list), placeholderData: keepPreviousData })
  const rowActions = useUserActions()
  const { panel, begin } = useArchiveMany()
  return (
    panel ?? (
      <ListPage
        label={messages.users}
        tableKey="users"
        columns={columns}
        source={serverRows(query, (data) => ({
          rows: data._embedded.users,
          total: data.page.totalElements,
        }))}
        rowId={({ id }) => String(id)}
        rowName={personName}
        list={list}
        search={{ label: messages.search }}
        rowActions={rowActions}
        bulkActions={[
          { label: messages.archive, icon: Archive, onSelect: (users) => void begin(users) },
        ]}
        add={{ label: messages.add, link: { to: '/admin-admin/users/add' } }}
        empty={{ icon: UserRound, title: messages.none, hint: messages.noneHint }}
      />
    )
  )
}
