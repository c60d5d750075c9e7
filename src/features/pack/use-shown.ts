import { useEffect, useEffectEvent, useRef } from 'react'

type Shown = {
  /** For how long this had been on screen at that moment, in milliseconds. */
  forAt: (moment: number) => number
  /** Starts at zero again: what is on screen is about to change, or counts again only after a look. */
  restart: () => void
}

/**
 * Measures for how long something has been on screen. Something else, and a page that was hidden, start at zero.
 *
 * @param key Identifies it; undefined while it is not shown.
 */
export function useShown(key: string | undefined): Shown {
  const shownAt = useRef(Infinity)
  const frame = useRef(0)
  const restart = () => {
    shownAt.current = Infinity
    cancelAnimationFrame(frame.current)
    // The first frame draws it, the second one comes after that. A hidden page has none.
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => {
        shownAt.current = performance.now()
      })
    })
  }
  const begin = useEffectEvent(restart)
  useEffect(() => {
    if (key === undefined) return undefined
    begin()
    const again = () => begin()
    document.addEventListener('visibilitychange', again)
    return () => {
      shownAt.current = Infinity
      cancelAnimationFrame(frame.current)
      document.removeEventListener('visibilitychange', again)
    }
  }, [key])
  return { forAt: (moment) => Math.max(0, moment - shownAt.current), restart }
}
