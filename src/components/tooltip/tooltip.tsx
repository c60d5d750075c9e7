import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { placeBeside } from './place-beside.ts'

/** What makes an element the trigger of a tooltip. It has to be one that takes the focus. */
export type TooltipTrigger = {
  'aria-describedby': string | undefined
  onMouseEnter: (event: { currentTarget: Element }) => void
  onMouseLeave: () => void
  onFocus: (event: { currentTarget: Element }) => void
  onBlur: () => void
}

type TooltipProps = {
  /** A few words, or a small overview without anything to press. Nothing: there is no tooltip. */
  content: ReactNode
  children: (trigger: TooltipTrigger) => ReactNode
}

// As the specification wants it of the order number: long enough not to flicker, and time to move onto it.
const showAfter = 250
const hideAfter = 400

/** Says more about what is pointed at or focused. It stays while it is pointed at itself, and Escape closes it. */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [wish, setWish] = useState({ anchor, delay: 0 })
  useEffect(() => {
    const timer = setTimeout(() => setAnchor(wish.anchor), wish.delay)
    return () => clearTimeout(timer)
  }, [wish])
  const show = (element: Element, delay: number) => setWish({ anchor: element, delay })
  const hide = (delay: number) => setWish({ anchor: null, delay })
  const shown = anchor !== null && Boolean(content)
  return (
    <>
      {children({
        'aria-describedby': shown ? id : undefined,
        onMouseEnter: ({ currentTarget }) => show(currentTarget, showAfter),
        onMouseLeave: () => hide(hideAfter),
        onFocus: ({ currentTarget }) => {
          // A press focuses too, and nobody asks for a tooltip then.
          if (currentTarget.matches(':focus-visible')) show(currentTarget, 0)
        },
        onBlur: () => hide(0),
      })}
      {shown && (
        <Bubble
          id={id}
          anchor={anchor}
          onStay={() => show(anchor, 0)}
          onLeave={() => hide(hideAfter)}
          onClose={() => hide(0)}
        >
          {content}
        </Bubble>
      )}
    </>
  )
}

type BubbleProps = {
  id: string
  anchor: Element
  onStay: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

function Bubble({ id, anchor, onStay, onLeave, onClose, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = bubble.current
    if (!element) return
    element.showPopover()
    placeBeside(element, anchor)
  }, [anchor])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Only the tooltip: a dialog around it stays.
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', listen, true)
    window.addEventListener('scroll', onClose, true)
    return () => {
      window.removeEventListener('keydown', listen, true)
      window.removeEventListener('scroll', onClose, true)
    }
  }, [onClose])
  return (
    // A span, since a trigger may stand in a paragraph.
    <chakra.span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      onMouseEnter={onStay}
      onMouseLeave={onLeave}
      position="fixed"
      inset="auto"
      m="0"
      px="2.5"
      py="1.5"
      maxW="xs"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      rounded="l2"
      shadow="md"
      textStyle="xs"
      textAlign="start"
      overflowWrap="anywhere"
    >
      {children}
    </chakra.span>
  )
}
