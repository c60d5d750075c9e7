import type { FleetCreateRequest, FleetSummary } from '~/api/generated/model/index.ts'
import { isApiError } from '~/api/errors.ts'
import { hour } from '~/lib/units.ts'

/** Whether a failed save may have added the fleet anyway: the response was lost, or the server failed. */
export const mayHaveSaved = (error: unknown): boolean =>
  isApiError(error) && (error.kind !== 'http' || (error.status ?? 500) >= 500)

/** Longer than anybody keeps retrying, and longer than clocks differ. */
const maxAge = hour

/** The fleet that an earlier save added although its response was lost. */
export function lostFleetIn(
  fleets: readonly FleetSummary[],
  { description, commissionedForEnterpriseId }: FleetCreateRequest,
  now: number,
): FleetSummary | undefined {
  return fleets.find(
    (fleet) =>
      fleet.description === description &&
      fleet.commissionedFor?.id === commissionedForEnterpriseId &&
      Math.abs(now - Date.parse(fleet.startedAt ?? '')) < maxAge,
  )
}
