import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Copy, Pencil } from 'lucide-react'
import { useIntl } from 'react-intl'
import {
  getGetUserQueryOptions,
  useArchiveUser,
  useUpdateUser,
} from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import { useBatch } from '~/components/batch/use-batch.tsx'
import { useCopy } from '~/components/button/use-copy.ts'
import { ask } from '~/components/dialog/ask.ts'
import type { RowAction } from '~/components/table/row-action.ts'
import { toast } from '~/components/toast/toasts.ts'
import { words } from '~/i18n/words.ts'
import { personName } from '~/lib/person-name.ts'
import { useSession } from '~/session/session-context.ts'
import { archiveCount, archivedOne, archiveQuestion, messages, restoredOne } from './messages.ts'

/** What can be done with one user. */
export function useUserActions(): (user: User) => RowAction[] {
  const intl = useIntl()
  const copy = useCopy()
  const me = useSession().user
  const archiving = useArchiveUser()
  const restoring = useUpdateUser()
  const restore = async (user: User) => {
    await restoring.mutateAsync({ id: user.id, data: { archived: false } })
    toast('success', intl.formatMessage(restoredOne, { name: personName(user) }))
  }
  const archive = async (user: User) => {
    await archiving.mutateAsync({ id: user.id })
    toast('success', intl.formatMessage(archivedOne, { name: personName(user) }), {
      label: intl.formatMessage(messages.undo),
      onClick: () => void restore(user),
    })
  }
  const askToArchive = (user: User) =>
    user.id === me.id
      ? toast('error', intl.formatMessage(messages.ownAccount))
      : ask({
          title: intl.formatMessage(archiveQuestion, { name: personName(user) }),
          text: intl.formatMessage(messages.archiveHint),
          confirmLabel: intl.formatMessage(messages.archive),
          onConfirm: () => archive(user),
        })
  return (user) => [
    {
      label: words.edit,
      icon: Pencil,
      link: { to: '/admin-admin/users/edit/$userId', params: { userId: user.id } },
    },
    { label: messages.copyUsername, icon: Copy, onSelect: () => copy(user.username) },
    user.archived
      ? { label: messages.restore, icon: ArchiveRestore, onSelect: () => void restore(user) }
      : { label: messages.archive, icon: Archive, onSelect: () => askToArchive(user) },
  ]
}

/** Archives several users, each read just before. */
export function useArchiveMany() {
  const queryClient = useQueryClient()
  const me = useSession().user
  const { mutateAsync } = useArchiveUser()
  return useBatch({
    name: 'users-archive',
    idOf: ({ id }: User) => String(id),
    nameOf: personName,
    kinds: {
      active: { label: messages.active, tone: 'success', offer: 'run' },
      archived: { label: messages.archived, tone: 'neutral', offer: 'done' },
      own: { label: messages.ownAccount, tone: 'error', offer: 'never' },
    },
    judge: async ({ id }): Promise<{ kind: 'active' | 'archived' | 'own' }> => {
      if (id === me.id) return { kind: 'own' }
      const { user } = await queryClient.fetchQuery({
        ...getGetUserQueryOptions(id),
        staleTime: 0,
      })
      return { kind: user.archived ? 'archived' : 'active' }
    },
    run: ({ id }) => mutateAsync({ id }),
    texts: { title: messages.archiveMany, run: archiveCount, warning: messages.archiveHint },
  })
}
