import type { Failure } from './failure.ts'

/** Why nothing is sent: what the user was shown has changed since. A batch then checks the item again. */
export function refusal(serverText: string): Error {
  const failure: Partial<Failure> = { kind: 'http', status: 409, serverText }
  return Object.assign(new Error(serverText), failure)
}

/** An error that a form shows beside a field, as it does the server's. */
export const refusedField = (field: string, message: string) =>
  Object.assign(new Error(message), { fieldErrors: [{ field, message }] })
