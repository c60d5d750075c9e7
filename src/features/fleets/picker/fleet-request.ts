import type { ApiError } from '~/api/errors.ts'
import { policyOf } from '~/lib/failure.ts'
import { minute } from '~/lib/units.ts'

/** The server commissions each device before it responds. */
export const fleetRequest = { timeoutMs: 3 * minute }

/** Whether a failed call may have done its work anyway. */
export const mayBeDone = (error: ApiError | null): boolean =>
  error !== null && !policyOf(error).refusal
