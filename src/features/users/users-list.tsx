import * as api from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import { listUsersParamsSortItemRegExp } from '~/api/generated/model/listUsersParams.zod.ts'
import { words } from '~/i18n/words.ts'
import { allPages } from '~/kit/table/all-pages.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { defineList } from '~/kit/table/list.ts'
import { selectable } from '~/kit/table/selectable.ts'
import { inOrder } from '~/lib/in-order.ts'
import { personName } from '~/lib/person-name.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { messages } from './messages.ts'
import { noEnterprise, usersAddress, type UserFilter } from './users-address.ts'

const stateOf = ({ archived }: User) => (archived ? 'archived' : 'active')

const column = columnsOf<User>()

const columns = [
  column.link('lastName', {
    label: words.name,
    width: 4.25,
    value: personName,
    to: ({ id }) => screenOf('user', id),
  }),
  column.text('firstName', { label: words.firstName, hidden: true }),
  column.mail('username', { label: words.username, width: 8.5 }),
  column.link('enterprise.name', {
    label: words.enterprise,
    width: 5.25,
    value: ({ enterprise }) => enterprise?.name,
    text: ({ enterprise }, intl) => enterprise?.name ?? intl.formatMessage(messages.ownStaff),
    to: ({ enterprise }) => screenOf('enterprise', enterprise?.id),
  }),
  column.text('roles', {
    label: messages.roles,
    width: 5.5,
    value: ({ actionRoleTemplates }) =>
      inOrder(actionRoleTemplates)
        .map(({ name }) => name)
        .join(', '),
  }),
  // Hidden, so that the others have room for a row of one line.
  column.text('language', {
    label: words.language,
    hidden: true,
    value: ({ locale }) => locale?.description,
  }),
  column.status('state', {
    label: messages.state,
    value: stateOf,
    states: {
      active: { label: messages.active, tone: 'success' },
      archived: { label: messages.archived, tone: 'neutral' },
    },
  }),
]

/** Who may sign in. The server has no filters. */
export const users = defineList({
  key: 'users',
  kind: 'user',
  label: messages.users,
  address: usersAddress,
  query: ({ page, size, sort, search }) =>
    search === ''
      ? api.getListUsersQueryOptions({ page, size, sort })
      : api.getSearchUsersQueryOptions({ page, size, sort, search }),
  rows: ({ _embedded, page }) => ({ rows: _embedded.users, total: page.totalElements }),
  sortable: listUsersParamsSortItemRegExp,
  sort: ['lastName,asc'],
  selectable,
  columns,
  id: ({ id }) => String(id),
  name: personName,
  allPages: allPages<User, UserFilter>({
    serverSearches: true,
    filters: {
      state: (user, state) => state === stateOf(user),
      role: ({ actionRoleTemplates }, role) =>
        (actionRoleTemplates ?? []).some(({ id }) => String(id) === role),
      enterprise: ({ enterprise }, id) => id === String(enterprise?.id ?? noEnterprise),
    },
    searched: (user) => [personName(user), user.username],
    sorted: { lastName: ({ lastName }) => lastName },
  }),
})
