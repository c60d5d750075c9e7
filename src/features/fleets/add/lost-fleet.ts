import type { FleetCreateRequest, FleetSummary } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { sameValue } from '~/lib/same-value.ts'
import { hour } from '~/lib/units.ts'

/** What identifies a fleet whose id is unknown, because the response was lost. */
export type SentFleet = Pick<FleetCreateRequest, 'description' | 'commissionedForEnterpriseId'>

/** All of it, with the key of its call. A draft of an older console has less. */
export type FleetCall = SentFleet & Partial<FleetCreateRequest> & { idempotencyKey?: string }

/** What a call with this content is remembered by. It repeats one that got no response, if it says the same. */
export function fleetCall(data: FleetCreateRequest, before: FleetCall | null): FleetCall {
  const { idempotencyKey = crypto.randomUUID(), ...sent } = before ?? {}
  return { ...data, idempotencyKey: sameValue(sent, data) ? idempotencyKey : crypto.randomUUID() }
}

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
