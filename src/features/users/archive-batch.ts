import { useQueryClient } from '@tanstack/react-query'
import * as api from '~/api/generated/endpoints/users/users.ts'
import type { BatchKind, BatchSpec, OwnKind } from '~/kit/batch/batch-state.ts'
import { useSession } from '~/session/session-context.ts'
import { archiveCount, messages } from './messages.ts'
import { readUserNow } from './read-user-now.ts'

type Item = { id: number; name: string }

export const archiveMany: BatchKind<Item> = {
  name: 'users-archive',
  idOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
}

/** Archives many users, reading each one first. */
export function useArchiveBatch(): BatchSpec<Item, { kind: OwnKind | 'own' }, undefined, unknown> {
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
