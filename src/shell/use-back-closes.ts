import { useEffect, useEffectEvent } from 'react'

/** Closes a menu or a dialog that is not in the address when the user goes back or forward below it. */
export function useBackCloses(close: () => void) {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    const listen = () => closeNow()
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [])
}
