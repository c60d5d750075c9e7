import { useEffect, useId, useState, type ReactNode } from 'react'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { hideAfter, showAfter } from './tooltip-times.ts'

const Bubble = lazyPart(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble, null)

/** Props that make an element the trigger of a tooltip. The element must be focusable. */
export type TooltipTrigger = {
  id: string
  'aria-describedby': string | undefined
  onPointerEnter: () => void
  onMouseMove: () => void
  onMouseLeave: () => void
  onFocus: (event: { currentTarget: Element }) => void
  onBlur: () => void
}

type TooltipProps = {
  /** A few words, or a small overview without controls. Without content there is no tooltip. */
  content: ReactNode
  children: (trigger: TooltipTrigger) => ReactNode
}

/**
 * A tooltip for an element that is hovered, tapped or focused. It stays open while the pointer is over it; Escape, a press on
 * it and scrolling close it. Ark's tooltip is mounted only while open, so a table full of triggers costs nothing.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [wish, setWish] = useState<{ open: boolean; delay: number }>()
  const [hovered, setHovered] = useState(false)
  useEffect(() => {
    // A screen has many tooltips, and few are ever opened.
    if (!wish) return
    const timer = setTimeout(() => setOpen(wish.open), wish.delay)
    return () => clearTimeout(timer)
  }, [wish])
  const turn = (next: boolean, delay: number) => setWish({ open: next, delay })
  const shown = open && Boolean(content)
  return (
    <>
      {children({
        id: `${id}-trigger`,
        'aria-describedby': shown ? id : undefined,
        // A finger enters with each tap, but the mouse that follows it never leaves.
        onPointerEnter: () => setHovered(false),
        // Not on entering: it would cover what the user goes to next when a menu closes above a resting pointer.
        onMouseMove: () => {
          // Once for each visit: Escape closes it.
          if (hovered || !content) return
          setHovered(true)
          turn(true, showAfter)
        },
        onMouseLeave: () => {
          setHovered(false)
          turn(false, hideAfter)
        },
        onFocus: ({ currentTarget }) => {
          // A press focuses too, but does not open the tooltip.
          if (content && currentTarget.matches(':focus-visible')) turn(true, 0)
        },
        onBlur: () => turn(false, 0),
      })}
      {shown && (
        <Bubble
          ids={{ trigger: `${id}-trigger`, content: id }}
          onStay={() => turn(true, 0)}
          onLeave={() => turn(false, hideAfter)}
          onClose={() => turn(false, 0)}
        >
          {content}
        </Bubble>
      )}
    </>
  )
}
