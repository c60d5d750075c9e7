import { useQueryClient } from '@tanstack/react-query'
import * as api from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { useBatch } from '~/kit/batch/use-batch.tsx'
import { personName } from '~/lib/person-name.ts'
import { useSession } from '~/session/session-context.ts'
import { archiveCount, messages } from './messages.ts'

/** Archives many users, reading each one first. */
export function useArchiveMany() {
  const queryClient = useQueryClient()
  const me = useSession().user
  const { mutateAsync: archiveUser } = api.useArchiveUser()
  return useBatch({
    name: 'users-archive',
    idOf: ({ id }: User) => String(id),
    nameOf: personName,
    kinds: { own: { label: messages.ownAccount, tone: 'error', offer: 'never' } },
    judge: async ({ id }) => {
      const { user } = await readNow(queryClient, api.getGetUserQueryOptions(id))
      return { kind: id === me.id ? 'own' : user.archived ? 'done' : 'ready' }
    },
    run: ({ id }) => archiveUser({ id }),
    texts: { title: messages.archiveMany, run: archiveCount, warning: messages.archiveHint },
  })
}
