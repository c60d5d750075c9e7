import { useQueryClient } from '@tanstack/react-query'
import {
  getGetUserQueryOptions,
  getUpdateUserMutationOptions,
} from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import type { UserUpdateRequest } from '~/api/generated/model/userUpdateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { useChangeRecord } from '~/kit/form/use-change-record.ts'

/** Changes a user without a form, as `useChangeRecord` does. */
export function useChangeUser() {
  const queryClient = useQueryClient()
  const changeRecord = useChangeRecord({
    read: async (id, request) =>
      (await readNow(queryClient, getGetUserQueryOptions(id, { request }))).user,
    write: getUpdateUserMutationOptions,
  })
  return (id: number, change: (now: User) => UserUpdateRequest) =>
    changeRecord(id, (now) => ({ id, data: change(now) }))
}
