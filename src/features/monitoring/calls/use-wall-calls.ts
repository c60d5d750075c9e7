import { useEffect, useEffectEvent } from 'react'
import type { Alert } from '~/api/generated/model/index.ts'
import { isOpen } from '~/features/monitoring/shown-alerts.ts'
import { useCallSettings } from './use-call-settings.ts'
import { useCallCount, useCalls } from './use-calls.ts'

/**
 * Calls for the alerts of a page that is always looked at, and shows how many critical ones are open.
 *
 * @param readAt When they were read, in milliseconds since 1970.
 */
export function useWallCalls(alerts: readonly Alert[] | undefined, readAt: number) {
  const call = useCalls()
  const { value: settings } = useCallSettings()
  const callNow = useEffectEvent(() => {
    if (settings?.on && alerts) void call(alerts, settings)
  })
  const isOn = settings?.on ?? false
  // With each read, also one that answers the same: a call may have waited for it.
  useEffect(() => callNow(), [isOn, readAt])
  const critical = alerts?.filter((alert) => isOpen(alert) && alert.alertLevel.token === 'critical')
  useCallCount(critical?.length ?? 0)
}
