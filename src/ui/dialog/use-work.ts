import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Whether an action started by a button in the dialog is still running. `onEnd` is called when it ends. */
export function useWork(content: RefObject<HTMLElement | null>, onEnd: () => void) {
  const [isSaid, setSaid] = useState(false)
  const end = useEffectEvent(() => {
    setSaid(false)
    onEnd()
  })
  useEffect(() => {
    const element = content.current
    if (!element) return
    let wasAtWork = false
    const observer = new MutationObserver(() => {
      if (wasAtWork && !isAtWork(element)) end()
      wasAtWork = isAtWork(element)
    })
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['data-busy'] })
    return () => observer.disconnect()
  }, [content])
  return {
    isRunning: () => content.current !== null && isAtWork(content.current),
    /** Says that it has not ended. */
    say: () => setSaid(true),
    isSaid,
  }
}

const isAtWork = (element: Element) => element.querySelector('[data-busy]') !== null
