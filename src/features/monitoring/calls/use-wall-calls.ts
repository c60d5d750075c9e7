import { useEffect, useEffectEvent } from 'react'
import type { Alert } from '~/api/generated/model/index.ts'
import { alertsOf, isOpen } from '~/features/monitoring/shown-alerts.ts'
import { useCallSettings } from './use-call-settings.ts'
import { useCallCount, useCalls } from './use-calls.ts'

/**
 * Calls for the alerts of a page that is always watched, and shows how many critical ones are open.
 *
 * @param alerts Those of all enterprises.
 * @param enterprise The one that the page is about, if it is about one.
 * @param readAt When they were read, in milliseconds since 1970.
 */
export function useWallCalls(
  alerts: readonly Alert[] | undefined,
  enterprise: number | undefined,
  readAt: number,
) {
  const call = useCalls()
  const { value: settings } = useCallSettings()
  const own = alerts && alertsOf(alerts, enterprise)
  const callNow = useEffectEvent(() => {
    if (settings?.on && alerts && own) void call(alerts, settings, { own })
  })
  const isOn = settings?.on ?? false
  // After each read, even one with the same alerts: a call may have been waiting for it.
  useEffect(() => callNow(), [isOn, readAt])
  const critical = own?.filter((alert) => isOpen(alert) && alert.alertLevel.token === 'critical')
  useCallCount(critical?.length ?? 0)
}
