import { useState, type RefCallback } from 'react'

/** For an element that scrolls: its ref, and whether it holds more than it shows. */
export function useOverflow(): [RefCallback<HTMLElement>, boolean] {
  const [overflows, setOverflows] = useState(false)
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() =>
      // More by two pixels, or the lines that are drawn then would make it scroll by themselves.
      setOverflows(element.scrollHeight > element.clientHeight + 2),
    )
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  })
  return [watch, overflows]
}
