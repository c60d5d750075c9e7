import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, where the browser can. */
export function useAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const keep = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isGone) await taken.release()
        else lock = taken
      } catch {
        // A low battery or the operator's policy refuses it.
      }
    }
    // The browser releases it whenever the page is hidden.
    const listen = () => void keep()
    void keep()
    document.addEventListener('visibilitychange', listen)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', listen)
      void lock?.release()
    }
  }, [])
}
