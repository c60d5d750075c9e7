import type { FleetCreateRequest, FleetSummary } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { hour } from '~/lib/units.ts'

/** What identifies a fleet whose id is unknown, because the response was lost. */
export type SentFleet = Pick<FleetCreateRequest, 'description' | 'commissionedForEnterpriseId'>

/** Longer than anybody keeps retrying, and longer than clocks differ. */
const maxAge = hour

/** The fleet that an earlier save added although its response was lost. */
export function lostFleetIn(
  fleets: readonly FleetSummary[],
  { description, commissionedForEnterpriseId }: SentFleet,
  now: number,
): FleetSummary | undefined {
  return fleets.find(
    (fleet) =>
      fleet.description === description &&
      fleet.commissionedFor?.id === commissionedForEnterpriseId &&
      Math.abs(now - (timeOf(fleet.startedAt) ?? NaN)) < maxAge,
  )
}
