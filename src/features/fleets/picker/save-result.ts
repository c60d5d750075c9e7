import type { FleetSaveResult } from '~/api/generated/model/index.ts'

/**
 * The ids of the devices that a save failed to commission and that have to be retried. Empty if the response has no
 * errors.
 */
export function failedDevices(sent: readonly number[], { fleet, errors }: FleetSaveResult) {
  if (!errors?.length) return []
  const saved = new Map(fleet.deviceInventoryToCommission.map((device) => [device.id, device]))
  return sent.filter((id) => {
    const device = saved.get(id)
    return !device || !!device.commissioningFailureMessage
  })
}
