'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from '~/ui/button/button.tsx'
import { focusHeading } from '~/ui/page/focus-heading.ts'

type RetryButtonProps = {
  onClick: () => void
  /** Retried only by a press, since it does more than load something. */
  byHand?: boolean | undefined
  size?: 'xs' | 'sm'
  children: ReactNode
}

/** A press on one repeats all that failed on the screen. */
const presses = new EventTarget()

/**
 * Retries this and every other failure on the screen, also when the browser is back online. While the button is gone, the
 * keyboard continues from the heading above, or from the next “Try again”.
 */
export function RetryButton({ onClick, byHand = false, size = 'sm', children }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const repeat = useEffectEvent(() => {
    if (button.current === document.activeElement && button.current) keepFocus(button.current)
    onClick()
  })
  useEffect(() => {
    if (byHand) return
    const listen = () => repeat()
    window.addEventListener('online', listen)
    presses.addEventListener('press', listen)
    return () => {
      window.removeEventListener('online', listen)
      presses.removeEventListener('press', listen)
    }
  }, [byHand])
  return (
    <Button
      ref={button}
      size={size}
      quiet
      data-retry
      onClick={({ currentTarget }) => {
        keepFocus(currentTarget)
        if (byHand) onClick()
        // This one listens too.
        else presses.dispatchEvent(new Event('press'))
      }}
    >
      {children}
    </Button>
  )
}

const nothing = () => {}

let stop = nothing

/** Moves the focus on when the pressed button disappears, until the user continues. */
function keepFocus(button: HTMLElement) {
  stop()
  const around = ancestorsOf(button)
  let place: Element = button
  const look = () => {
    const { activeElement: focused, body } = document
    const isLost = focused === null || focused === body
    if (!isLost && focused !== place) return stop()
    if (place === button && !isLost) return
    const left = around.filter((each) => each.isConnected)
    // The whole console was replaced.
    if (!left[0] || left[0].parentElement === body) return stop()
    const again = left[0]?.querySelector<HTMLElement>('[data-retry]')
    if (again) again.focus({ preventScroll: true })
    else if (isLost) focusHeading(firstHeading(left))
    place = document.activeElement ?? body
  }
  const observer = new MutationObserver(look)
  // React hides what it suspends by its style.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
  const controller = new AbortController()
  const { signal } = controller
  stop = () => {
    observer.disconnect()
    controller.abort()
    // Otherwise it holds the elements of a screen that was left.
    stop = nothing
  }
  const end = (event: Event) => {
    const isHeldDown = event instanceof KeyboardEvent && event.repeat
    if (!isHeldDown) stop()
  }
  document.addEventListener('keydown', end, { signal })
  document.addEventListener('pointerdown', end, { signal })
}

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : []

/** The first heading that is shown in the smallest of the elements that has one. */
const firstHeading = (elements: readonly Element[]): HTMLElement | undefined =>
  elements
    .flatMap((each) => [...each.querySelectorAll<HTMLElement>('h1, h2, h3')])
    .find((heading) => heading.checkVisibility())
