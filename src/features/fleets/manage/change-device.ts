import { isApiError, textOf } from '~/api/errors.ts'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { CommissioningChangeResult } from '~/api/generated/model/index.ts'

/** Returns a function that removes a device or puts it back. It resolves to the server's reason for refusing, if any. */
export function useChangeDevice() {
  const { mutateAsync: remove } = api.useRemoveCommissionedDevice()
  const { mutateAsync: reinventory } = api.useReinventoryDevice()
  const calls = { remove, reinventory }
  return (id: string, change: keyof typeof calls) => reasonOf(calls[change]({ id }))
}

/** The server's reason for refusing, which comes with status 200 or 409. Rejects if it gave none. */
async function reasonOf(answer: Promise<CommissioningChangeResult>): Promise<string | undefined> {
  try {
    return textOf(await answer, 'errorMessage')
  } catch (error) {
    const reason = isApiError(error) ? textOf(error.body, 'errorMessage') : undefined
    if (reason === undefined) throw error
    return reason
  }
}
