import type { FleetCreateRequest, FleetSummary } from '~/api/generated/model/index.ts'
import { isApiError } from '~/api/errors.ts'
import { hour } from '~/lib/units.ts'

/** Whether a save may have added the fleet although it failed: no answer arrived, or the server broke off. */
export const mayHaveSaved = (error: unknown): boolean =>
  isApiError(error) && (error.kind !== 'http' || (error.status ?? 500) >= 500)

/** Longer than anybody tries again, and than clocks differ. */
const recent = hour

/** The fleet that an earlier save has added although its answer was lost. */
export function lostFleetIn(
  fleets: readonly FleetSummary[],
  { description, commissionedForEnterpriseId }: FleetCreateRequest,
  now: number,
): FleetSummary | undefined {
  return fleets.find(
    (fleet) =>
      fleet.description === description &&
      fleet.commissionedFor?.id === commissionedForEnterpriseId &&
      Math.abs(now - Date.parse(fleet.startedAt ?? '')) < recent,
  )
}
