import { useState, type RefCallback } from 'react'

/** The ref of a scrolling element, and whether its content overflows. */
export function useOverflow(): [RefCallback<HTMLElement>, boolean] {
  const [overflows, setOverflows] = useState(false)
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() =>
      // By at least two pixels, or the borders drawn in that case would cause overflow themselves.
      setOverflows(element.scrollHeight > element.clientHeight + 2),
    )
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  })
  return [watch, overflows]
}
