import { policyOf, toFailure, type Failure } from './failure.ts'

/** Whether a failed call may have been carried out: the server has neither refused it nor put it off. */
export const mayBeDone = (failure: Failure): boolean =>
  !policyOf(failure).refusal && !isPutOff(failure)

/** Nothing was done, and the same may be sent later. A 503 without `Retry-After` may come from a gateway before a server that was at work. */
export const isPutOff = ({ status, retryAfter }: Failure): boolean =>
  status === 429 || (status === 503 && Boolean(retryAfter))

/**
 * For a call that deletes a record. One that does not exist is deleted: an earlier call whose answer was lost may have
 * deleted it, or somebody else.
 */
export async function deleted(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (toFailure(error).status !== 404) throw error
  }
}
