import type { UnregisteredDevice } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { day, hour } from '~/lib/units.ts'

/** When a gateway last heard a device. The last day includes the last hour. */
export const seenChoices = ['hour', 'day', 'older'] as const

export type Seen = (typeof seenChoices)[number]

/** The devices heard in that span before `now`, in milliseconds since 1970. Those without a time count as older. */
export function seenDevices<Device extends Pick<UnregisteredDevice, 'lastReceivedFromTime'>>(
  devices: readonly Device[],
  seen: Seen,
  now: number,
): Device[] {
  return devices.filter(({ lastReceivedFromTime }) => {
    const ago = now - (timeOf(lastReceivedFromTime) ?? NaN)
    if (seen === 'hour') return ago <= hour
    return seen === 'day' ? ago <= day : !(ago <= day)
  })
}
