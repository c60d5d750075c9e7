import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { minute } from '~/lib/units.ts'
import { alertsQuery } from '~/features/monitoring/locations-queries.ts'
import { useCallSettings } from './use-call-settings.ts'
import { useCallCount, useCalls } from './use-calls.ts'

const lockName = 'waypost.calls'

/** While the tab is hidden and calls are on, one tab of the browser reads the alerts once a minute and calls. */
export function WatchHidden() {
  const queryClient = useQueryClient()
  const call = useCalls()
  const { value: settings } = useCallSettings()
  const [count, setCount] = useState(0)
  useCallCount(count)
  const read = useEffectEvent(async () => {
    if (!settings) return
    const { queryFn, queryKey } = alertsQuery({ timeConstraint: 'LAST_24_HOURS' })
    try {
      // Kept apart from the page's alerts, which must not move unseen.
      const found = await queryClient.fetchQuery({
        queryFn,
        queryKey: [...queryKey, 'calls'],
        staleTime: 0,
        gcTime: 0,
      })
      const calls = await call(found.alerts, settings)
      if (document.visibilityState === 'hidden') setCount((before) => before + calls.length)
    } catch {
      // The next read tries again; the page itself says what has failed once it is looked at.
    }
  })
  const isOn = settings?.on ?? false
  useEffect(() => {
    if (!isOn) return
    const ending = new AbortController()
    const { signal } = ending
    let timer: ReturnType<typeof setInterval> | undefined
    const watch = () =>
      void navigator.locks
        .request(lockName, { signal }, async () => {
          void read()
          timer = setInterval(() => void read(), minute)
          await new Promise((resolve) => signal.addEventListener('abort', resolve))
        })
        // Given up, for a page that is looked at again.
        .catch(() => {})
    const listen = () => {
      if (document.visibilityState !== 'hidden') setCount(0)
    }
    watch()
    document.addEventListener('visibilitychange', listen)
    return () => {
      ending.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [isOn])
  return null
}
