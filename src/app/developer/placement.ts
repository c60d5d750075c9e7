import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'

/** Where the panel and its button are, in this browser. */
export type Placement = {
  corner: keyof typeof corners
  side: 'end' | 'start' | 'bottom'
  size: 'small' | 'large'
}

export const corners = {
  'bottom end': { bottom: 12, insetInlineEnd: 12 },
  'bottom start': { bottom: 12, insetInlineStart: 12 },
  'top end': { top: 12, insetInlineEnd: 12 },
  'top start': { top: 12, insetInlineStart: 12 },
} satisfies Record<string, CSSProperties>

/** In pixels, or less in a small window. */
const extents = {
  small: { width: 'min(22rem, 40vw)', height: 'min(14rem, 35vh)' },
  large: { width: 'min(36rem, 50vw)', height: 'min(28rem, 50vh)' },
}

const key = 'waypost.developer.placement'
const usual: Placement = { corner: 'bottom end', side: 'end', size: 'small' }
const placement = createAtom<Placement>({
  ...usual,
  ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Placement>),
})

export const usePlacement = () => useSelector(placement)

export function place(change: Partial<Placement>) {
  placement.set((before) => ({ ...before, ...change }))
  sessionStorage.setItem(key, JSON.stringify(placement.get()))
}

/** The style of the open panel. The page makes room for it, so that it covers nothing. */
export function useDocked({ side: wanted, size }: Placement): CSSProperties {
  const { width, height } = extents[size]
  // Beside the panel, a phone's screen would have no room.
  const side = window.innerWidth < 768 ? 'bottom' : wanted
  const property = side === 'end' ? 'paddingInlineEnd' : 'paddingInlineStart'
  useLayoutEffect(() => {
    const { style } = document.body
    if (side === 'bottom') style.paddingBottom = height
    else style[property] = width
    return () => {
      style.paddingBottom = ''
      style[property] = ''
    }
  }, [side, property, width, height])
  if (side === 'bottom') return { insetInline: 0, bottom: 0, height }
  return {
    insetBlock: 0,
    width,
    ...(side === 'end' ? { insetInlineEnd: 0 } : { insetInlineStart: 0 }),
  }
}

/** How often the page is looked at again, in milliseconds. */
const interval = 400

/** The preferred corner, or another one while something that can be pressed is there. */
export function useFreeCorner(
  preferred: Placement['corner'],
  button: RefObject<HTMLElement | null>,
): Placement['corner'] {
  const [corner, setCorner] = useState(preferred)
  useEffect(() => {
    const look = () => {
      const names = Object.keys(corners) as Placement['corner'][]
      const order = [preferred, ...names.filter((each) => each !== preferred)]
      setCorner(order.find((each) => isFree(each, button.current)) ?? preferred)
    }
    const first = setTimeout(look)
    const timer = setInterval(look, interval)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [preferred, button])
  return corner
}

const pressable = 'a, button, input, select, textarea, label, [role="button"], [tabindex="0"]'

function isFree(corner: Placement['corner'], button: HTMLElement | null): boolean {
  if (!button) return true
  const { offsetWidth: width, offsetHeight: height } = button
  const [block, inline] = corner.split(' ')
  const isAtLeft = (inline === 'start') === (getComputedStyle(document.body).direction === 'ltr')
  const left = isAtLeft ? 12 : window.innerWidth - 12 - width
  const top = block === 'top' ? 12 : window.innerHeight - 12 - height
  return [0, 0.5, 1].every((x) =>
    [0, 1].every((y) =>
      document
        .elementsFromPoint(left + x * (width - 1), top + y * (height - 1))
        .every((each) => button.contains(each) || !each.closest(pressable)),
    ),
  )
}
