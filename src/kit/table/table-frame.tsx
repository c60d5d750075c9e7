import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Box } from '~/styled-system/jsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useRowLinks } from '~/ui/link/row-link.tsx'
import { tipOf } from './cell-text.ts'
import type { Pointed } from './cell-tips.tsx'
import { roveTable } from './rove.ts'
import type { FocusedRow } from './row-hints.tsx'

const RowHints = lazyPart(async () => (await import('./row-hints.tsx')).RowHints, null)
const CellTips = lazyPart(async () => (await import('./cell-tips.tsx')).CellTips, null)

type TableFrameProps = {
  ref: RefObject<HTMLDivElement | null>
  /** Leads to the previous (-1) or the next (1) page. False where there is one page only. */
  onPage: (step: 1 | -1) => boolean
  /** Which rows are shown: others than before begin at the top, but not the same ones when updated. None while they load. */
  part: string | undefined
  children: ReactNode
}

/** Scrolls the table, hands clicks on the links of its rows to the router, and moves the focus by the arrow keys. */
export function TableFrame({ ref, onPage, part, children }: TableFrameProps) {
  const [focused, setFocused] = useState<FocusedRow | null>(null)
  const [pointed, setPointed] = useState<Pointed>()
  const turnPage = useEffectEvent(onPage)
  useRowLinks(ref)
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    return roveTable(frame, {
      onPage: (step) => turnPage(step),
      onFocus: (control) => setFocused(control && { control, frame }),
    })
  }, [ref])
  const before = useRef(part)
  useLayoutEffect(() => {
    if (part === undefined || before.current === part) return
    before.current = part
    // Any scrolling, even to where it is, lays out the new rows too early.
    if (ref.current?.hasAttribute('data-below')) ref.current.scrollTo({ top: 0 })
  }, [ref, part])
  const point = ({ target, type, pointerType }: PointerEvent) => {
    // A finger that moves scrolls.
    const isTap = pointerType === 'touch'
    if (pointed || isTap !== (type === 'pointerup') || !(target instanceof Element)) return
    const cell = target.closest<HTMLElement>('tbody td')
    if (cell && tipOf(cell)) setPointed({ cell, isTap })
  }
  return (
    <Box
      ref={ref}
      overflow="auto"
      position="relative"
      isolation="isolate"
      // The headings stay at the top, and must not cover the row that gets the focus.
      scrollPaddingTop="20"
      // The columns share its width.
      containerType="inline-size"
      maxH={{
        base: 'var(--table-max-height, max(20rem, calc(100dvh - 6rem)))',
        _print: 'none',
      }}
      // Not over it: a menu that closes above a resting pointer shows nothing.
      onPointerMove={point}
      onPointerUp={point}
      onScroll={({ currentTarget: frame }) => {
        frame.toggleAttribute('data-scrolled', frame.scrollLeft !== 0)
        frame.toggleAttribute('data-below', frame.scrollTop !== 0)
      }}
    >
      {children}
      {focused && <RowHints focused={focused} />}
      {pointed && <CellTips frame={ref} first={pointed} />}
    </Box>
  )
}
