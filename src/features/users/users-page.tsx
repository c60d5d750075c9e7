import { Archive, ArchiveRestore, Copy, Pencil, UserRound } from 'lucide-react'
import * as api from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import { listUsersParamsSortItemRegExp } from '~/api/generated/model/listUsersParams.zod.ts'
import { useCopy } from '~/ui/button/use-copy.ts'
import { useBatch } from '~/kit/batch/use-batch.ts'
import { useAct } from '~/ui/dialog/use-act.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { RowLink } from '~/ui/link/row-link.tsx'
import { ListPage } from '~/kit/list/list-page.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { defineList } from '~/kit/table/list.ts'
import { plainAddress } from '~/kit/table/list-address.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { selectable } from '~/kit/table/selectable.ts'
import { useList } from '~/kit/table/use-list.ts'
import { words } from '~/i18n/words.ts'
import { inOrder } from '~/lib/in-order.ts'
import { personName } from '~/lib/person-name.ts'
import { useSession } from '~/session/session-context.ts'
import { archiveMany } from './archive-batch.ts'
import { about, messages } from './messages.ts'

const formOf = ({ id }: User) =>
  ({ to: '/admin-admin/users/edit/$userId', params: { userId: id } }) as const

const column = columnsOf<User>()

const columns = [
  column.link('lastName', { label: words.name, width: 4.25, value: personName, to: formOf }),
  column.text('firstName', { label: words.firstName, hidden: true }),
  column.mail('username', { label: words.username, width: 8.5 }),
  column.text('enterprise.name', {
    label: words.enterprise,
    width: 5.25,
    value: ({ enterprise }) => enterprise?.name,
    text: ({ enterprise }, intl) => enterprise?.name ?? intl.formatMessage(messages.ownStaff),
    cell: ({ enterprise }, name) => (
      <RowLink link={screenOf('enterprise', enterprise?.id)}>{name}</RowLink>
    ),
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
    value: ({ archived }) => (archived ? 'archived' : 'active'),
    states: {
      active: { label: messages.active, tone: 'success' },
      archived: { label: messages.archived, tone: 'neutral' },
    },
  }),
]

/** Who may sign in. */
export const users = defineList({
  key: 'users',
  label: messages.users,
  address: plainAddress,
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
})

export function UsersPage() {
  const act = useAct()
  const begin = useBatch(archiveMany)
  const copy = useCopy()
  const me = useSession().user
  const { mutateAsync: archiveUser } = api.useArchiveUser()
  const { mutateAsync: updateUser } = api.useUpdateUser()
  const restore = (user: User): Promise<void> =>
    act({
      name: personName(user),
      run: () => updateUser({ id: user.id, data: { archived: false } }),
      success: about.restored,
      failed: about.notRestored,
      row: ['users', String(user.id)],
      undo: () => act({ ...archiving(user), failed: about.notArchived }),
    })
  const archiving = (user: User) => ({
    name: personName(user),
    run: () => archiveUser({ id: user.id }),
    success: about.archived,
    row: ['users', String(user.id)] as const,
    undo: (): Promise<void> => restore(user),
  })
  const archive = (user: User) =>
    act({
      ...archiving(user),
      question: { title: about.archive, text: messages.archiveHint, button: messages.archive },
    })
  const archiveAll = (chosen: readonly User[]) => {
    const items = chosen.map((user) => ({ id: user.id, name: personName(user) }))
    // It says why it has not begun.
    begin(items).catch(() => undefined)
  }
  const rowActions = (user: User): RowAction[] => [
    { label: words.edit, icon: Pencil, link: formOf(user) },
    { label: messages.copyUsername, icon: Copy, more: true, onSelect: () => copy(user.username) },
    user.archived
      ? { label: messages.restore, icon: ArchiveRestore, onSelect: () => restore(user) }
      : {
          label: messages.archive,
          icon: Archive,
          disabled: user.id === me.id && messages.ownAccount,
          onSelect: () => archive(user),
        },
  ]
  return (
    <ListPage
      list={useList(users)}
      search={{ label: messages.search }}
      rowActions={rowActions}
      actionCount={3}
      bulkActions={[{ label: messages.archive, icon: Archive, onSelect: archiveAll }]}
      add={{ label: words.add, link: { to: '/admin-admin/users/add' } }}
      empty={{ icon: UserRound, title: messages.none, hint: messages.noneHint }}
    />
  )
}
