import { useEffect, useEffectEvent, useState } from 'react'
import { readRecentAlerts } from '~/features/monitoring/locations-queries.ts'
import { minute } from '~/lib/units.ts'
import { useCallSettings } from './use-call-settings.ts'
import { useCallCount, useCalls } from './use-calls.ts'

const lockName = 'waypost.calls'

/** While the tab is hidden and calls are on, one tab of the browser reads the alerts once a minute and calls. */
export function WatchHidden() {
  const call = useCalls()
  const { value: settings } = useCallSettings()
  const [count, setCount] = useState(0)
  useCallCount(count)
  const read = useEffectEvent(async (signal: AbortSignal, silent: boolean) => {
    if (!settings) return
    try {
      // Not through the cache: the page's alerts must not move unseen.
      const { alerts } = await readRecentAlerts(signal)
      const calls = await call(alerts, settings, { silent })
      if (!signal.aborted) setCount((before) => before + calls.length)
    } catch {
      // The next read tries again; the page itself says what has failed once it is looked at.
    }
  })
  const isOn = settings?.on ?? false
  useEffect(() => {
    if (!isOn) return
    let hidden: AbortController | undefined
    const watch = async (signal: AbortSignal) => {
      // What the user has seen until now does not call.
      await read(signal, true)
      if (signal.aborted) return
      let isReading = false
      const timer = setInterval(() => {
        // After the session, a read waits for the password, maybe all night.
        if (isReading) return
        isReading = true
        void read(signal, false).finally(() => (isReading = false))
      }, minute)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      clearInterval(timer)
    }
    const listen = () => {
      hidden?.abort()
      hidden = undefined
      setCount(0)
      if (document.visibilityState !== 'hidden') return
      hidden = new AbortController()
      const { signal } = hidden
      // Rejects if the page is looked at again before it is this tab's turn.
      navigator.locks.request(lockName, { signal }, () => watch(signal)).catch(() => {})
    }
    listen()
    document.addEventListener('visibilitychange', listen)
    return () => {
      hidden?.abort()
      document.removeEventListener('visibilitychange', listen)
    }
  }, [isOn])
  return null
}
