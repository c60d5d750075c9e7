import { Archive, ArchiveRestore, Copy, Pencil, UserRound } from 'lucide-react'
import * as api from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import { words } from '~/i18n/words.ts'
import { ListPage } from '~/kit/table/list-page.tsx'
import type { RowAction } from '~/kit/table/row-action.ts'
import { useList } from '~/kit/table/use-list.ts'
import { personName } from '~/lib/person-name.ts'
import { useSession } from '~/session/session-context.ts'
import { useCopy } from '~/ui/button/use-copy.ts'
import { useAct } from '~/ui/dialog/use-act.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { useUserBulkActions } from './bulk-actions.tsx'
import { about, messages } from './messages.ts'
import { UserFilters } from './user-filters.tsx'
import { users } from './users-list.tsx'

/** All users, to add, change and archive them, one or many at once. */
export function UsersPage() {
  const act = useAct()
  const { actions: bulkActions, dialog } = useUserBulkActions()
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
      record: { kind: 'user', id: user.id },
      undo: () => act({ ...archiving(user), failed: about.notArchived }),
    })
  const archiving = (user: User) => ({
    name: personName(user),
    run: () => archiveUser({ id: user.id }),
    success: about.archived,
    record: { kind: 'user' as const, id: user.id },
    undo: (): Promise<void> => restore(user),
  })
  const archive = (user: User) =>
    act({
      ...archiving(user),
      question: { title: about.archive, text: messages.archiveHint, button: messages.archive },
    })
  const rowActions = (user: User): RowAction[] => [
    { label: words.edit, icon: Pencil, link: screenOf('user', user.id) },
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
  const list = useList(users)
  return (
    <>
      <ListPage
        list={list}
        search={{ label: messages.search }}
        filters={<UserFilters list={list} />}
        rowActions={rowActions}
        actionCount={3}
        bulkActions={bulkActions}
        add={{ to: '/admin-admin/users/add' }}
        empty={{ icon: UserRound, title: messages.none, hint: messages.noneHint }}
      />
      {dialog}
    </>
  )
}
