import type { DeviceInventoryItem } from '~/api/generated/model/index.ts'
import { timeOf, type Instant } from '~/i18n/format-instant.ts'

export const deviceStatuses = ['commissioned', 'removed', 'reinventoried', 'registered'] as const

export type DeviceStatus = (typeof deviceStatuses)[number]

type Facts = Pick<
  DeviceInventoryItem,
  'registered' | 'decommissionedAt' | 'reinventoriedAt' | 'commissioningFailureMessage'
>

/** The displayed status of a device in a fleet. */
export function statusOf({ registered, decommissionedAt, reinventoriedAt }: Facts): DeviceStatus {
  if (registered) return 'registered'
  if (isThere(reinventoriedAt)) return 'reinventoried'
  return isThere(decommissionedAt) ? 'removed' : 'commissioned'
}

/** The available actions on a device in a fleet, besides viewing it. */
export function changesOf(device: Facts): { remove: boolean; reinventory: boolean } {
  const { registered, decommissionedAt } = device
  return {
    remove: !registered && !isThere(decommissionedAt),
    reinventory: statusOf(device) === 'removed',
  }
}

/** What can be done to devices of a fleet; `commission` is for those that failed. */
export type DeviceChange = 'remove' | 'reinventory' | 'commission'

/** Whether nothing is left to do of a change. */
export function isChanged(device: Facts, change: DeviceChange): boolean {
  const status = statusOf(device)
  if (change === 'remove') return status === 'removed' || status === 'reinventoried'
  if (change === 'reinventory') return status === 'reinventoried'
  return status === 'registered' || (status === 'commissioned' && !failureOf(device))
}

const isThere = (instant: Instant) => timeOf(instant) !== undefined

/** Why commissioning failed; undefined if it did not, or if the device has been removed since. */
export const failureOf = (device: Facts): string | undefined =>
  (statusOf(device) === 'commissioned' && device.commissioningFailureMessage) || undefined
