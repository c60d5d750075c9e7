import { getUpdateUserMutationOptions } from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import type { UserUpdateRequest } from '~/api/generated/model/userUpdateRequest.zod.ts'
import { useChangeRecord } from '~/kit/form/use-change-record.ts'
import { readUserNow } from './read-user-now.ts'

/** Changes a user without a form, as `useChangeRecord` does. */
export function useChangeUser() {
  const changeRecord = useChangeRecord({ read: readUserNow, write: getUpdateUserMutationOptions })
  return (id: number, change: (now: User) => UserUpdateRequest) =>
    changeRecord(id, (now) => ({ id, data: change(now) }))
}
