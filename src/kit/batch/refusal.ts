import type { Failure } from '~/lib/failure.ts'

/** What `run` rejects with if something has changed since the check: the item is then checked again. */
export function refusal(serverText: string): Error {
  const failure: Partial<Failure> = { kind: 'http', status: 409, serverText }
  return Object.assign(new Error(serverText), failure)
}
