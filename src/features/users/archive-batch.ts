import { useQueryClient } from '@tanstack/react-query'
import * as api from '~/api/generated/endpoints/users/users.ts'
import type { BatchSpec, NamedItem, OwnKind } from '~/kit/batch/batch-state.ts'
import { kindOfRecords } from '~/kit/batch/create-batch.ts'
import { useSession } from '~/session/session-context.ts'
import { archiveCount, messages } from './messages.ts'
import { readUserNow } from './read-user-now.ts'

export const archiveMany = kindOfRecords('users-archive')

/** Archives many users, reading each one first. */
export function useArchiveBatch(): BatchSpec<
  NamedItem,
  { kind: OwnKind | 'own' },
  undefined,
  unknown
> {
  const queryClient = useQueryClient()
  const me = useSession().user
  const { mutateAsync: archiveUser } = api.useArchiveUser()
  return {
    kinds: { own: { label: messages.ownAccount, tone: 'error', offer: 'never' } },
    judge: async ({ id }) => {
      const { archived } = await readUserNow(queryClient, id)
      return { kind: id === me.id ? 'own' : archived ? 'done' : 'ready' }
    },
    run: ({ id }) => archiveUser({ id }),
    texts: { title: messages.archiveMany, run: archiveCount, warning: messages.archiveHint },
  }
}
