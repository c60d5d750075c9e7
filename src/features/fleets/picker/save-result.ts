import type { FleetSaveResult } from '~/api/generated/model/index.ts'

/**
 * The devices that a save of a fleet has not commissioned, by id: they have to be tried again. None if the answer carries
 * no errors.
 */
export function failedDevices(sent: readonly number[], { fleet, errors }: FleetSaveResult) {
  if (!errors?.length) return []
  const saved = new Map(fleet.deviceInventoryToCommission.map((device) => [device.id, device]))
  return sent.filter((id) => {
    const device = saved.get(id)
    return !device || !!device.commissioningFailureMessage
  })
}
