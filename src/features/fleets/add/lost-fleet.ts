import type { FleetCreateRequest, FleetSummary } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { sameValue } from '~/lib/same-value.ts'
import { hour } from '~/lib/units.ts'

/** What identifies a fleet whose id is unknown, because the response was lost. */
export type SentFleet = Pick<FleetCreateRequest, 'description' | 'commissionedForEnterpriseId'>

/** All of it, with the key of its call, and when it was sent first. A draft of an older console has less. */
export type FleetCall = SentFleet &
  Partial<FleetCreateRequest> & { idempotencyKey?: string; sentAt?: number }

/** What a call with this content is remembered by. It repeats one that got no response, if it says the same. */
export function fleetCall(
  data: FleetCreateRequest,
  before: FleetCall | null,
  now: number,
): FleetCall {
  const { idempotencyKey = crypto.randomUUID(), sentAt = now, ...sent } = before ?? {}
  const isSame = sameValue(sent, data)
  return {
    ...data,
    idempotencyKey: isSame ? idempotencyKey : crypto.randomUUID(),
    sentAt: isSame ? sentAt : now,
  }
}

/** Longer than clocks differ. */
const tolerance = hour

/** The fleet that an earlier save added although its response was lost. Hours may have passed since then. */
export function lostFleetIn(
  fleets: readonly FleetSummary[],
  { description, commissionedForEnterpriseId }: SentFleet,
  sentAt: number,
): FleetSummary | undefined {
  return fleets.find(
    (fleet) =>
      fleet.description === description &&
      fleet.commissionedFor?.id === commissionedForEnterpriseId &&
      (timeOf(fleet.startedAt) ?? NaN) > sentAt - tolerance,
  )
}
