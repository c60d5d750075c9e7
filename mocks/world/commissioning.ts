import type { InventoryItemRow, PastFleet } from './rows.ts'

/** Whether a device can be added to a fleet: it was never in one, was put back, or failed to commission. */
export function isAvailable(item: InventoryItemRow): boolean {
  if (item.deviceId !== null) return false
  const { fleetId, decommissionedAt, reinventoriedAt, commissioningFailureMessage } = item
  if (fleetId === null || reinventoriedAt !== null) return true
  return commissioningFailureMessage !== null && decommissionedAt === null
}

/**
 * The columns of a device that commissioning changes. A device whose MAC address ends in D fails the first time and
 * succeeds the second time.
 */
export function commission(item: InventoryItemRow, fleetId: number, now: string) {
  const { macAddress, deviceTypeToken, commissioningFailureMessage, pastFleets = [] } = item
  const fails = macAddress.endsWith('D') && commissioningFailureMessage === null
  const failure = fails ? failureOf(deviceTypeToken) : null
  return {
    failure,
    change: {
      fleetId,
      pastFleets: [...pastFleets, ...fleetLeft(item)].filter((past) => past.fleetId !== fleetId),
      commissionedAt: fails ? null : now,
      decommissionedAt: null,
      reinventoriedAt: null,
      commissioningFailureMessage: failure,
    },
  }
}

/** The fleet that a device was put back from; none if it was never in one or failed there. */
function fleetLeft(item: InventoryItemRow): PastFleet[] {
  const { fleetId, commissionedAt, decommissionedAt, reinventoriedAt } = item
  if (fleetId === null || reinventoriedAt === null) return []
  return [{ fleetId, commissionedAt, decommissionedAt, reinventoriedAt }]
}

/** The failure message for a device type. */
export function failureOf(deviceTypeToken: string): string {
  const kind = /gateway|router/.exec(deviceTypeToken)?.[0]
  return kind
    ? `The ${kind} did not confirm its certificate within 60 seconds.`
    : 'The radio key could not be stored.'
}
