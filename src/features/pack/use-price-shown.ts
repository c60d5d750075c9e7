import { useEffect, useRef } from 'react'

/**
 * Returns a function that says for how long this price has been on screen, in milliseconds. Another price, and a page that was
 * hidden, start at zero.
 *
 * @param price Identifies the price; undefined while none is shown.
 */
export function usePriceShown(price: string | undefined): () => number {
  const shownAt = useRef(Infinity)
  useEffect(() => {
    if (price === undefined) return undefined
    let frame = 0
    const begin = () => {
      shownAt.current = Infinity
      cancelAnimationFrame(frame)
      // The first frame draws it, the second one comes after that. A hidden page has none.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          shownAt.current = performance.now()
        })
      })
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      shownAt.current = Infinity
      cancelAnimationFrame(frame)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [price])
  return () => Math.max(0, performance.now() - shownAt.current)
}
