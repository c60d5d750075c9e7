import { useEffect, useState } from 'react'
import type { Room } from './fit-cards.ts'

/** The size of an element and of its type. Undefined until it is measured. */
export function useRoom(): [Room | undefined, (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      setRoom({ width: element.clientWidth, height: element.clientHeight, em })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [room, setElement]
}
