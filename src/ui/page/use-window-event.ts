import { useEffect, useEffectEvent } from 'react'

/** Calls the latest `listen` on each event of the window, while the component is mounted. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listen: (event: WindowEventMap[Type]) => void,
) {
  const latest = useEffectEvent(listen)
  useEffect(() => {
    const handle = (event: WindowEventMap[Type]) => latest(event)
    window.addEventListener(type, handle)
    return () => window.removeEventListener(type, handle)
  }, [type])
}
