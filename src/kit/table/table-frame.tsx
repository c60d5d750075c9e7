import { Box } from '~/styled-system/jsx'
import {
  useEffect,
  useEffectEvent,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { singleKeysOn } from '~/ui/shortcuts/shortcuts.ts'
import { useRowLinks } from '~/ui/link/row-link.tsx'
import { tipOf } from './cell-text.ts'
import type { Pointed } from './cell-tips.tsx'
import type { Hints } from './row-hints.tsx'
import { actionsOf, roveTable } from './rove.ts'

const RowHints = lazyPart(async () => (await import('./row-hints.tsx')).RowHints, null)
const CellTips = lazyPart(async () => (await import('./cell-tips.tsx')).CellTips, null)

type TableFrameProps = {
  ref: RefObject<HTMLDivElement | null>
  /** Leads to the previous (-1) or the next (1) page. False where there is one page only. */
  onPage: (step: 1 | -1) => boolean
  children: ReactNode
}

/** Scrolls the table, hands clicks on the links of its rows to the router, and moves the focus by the arrow keys. */
export function TableFrame({ ref, onPage, children }: TableFrameProps) {
  const [hints, setHints] = useState<Hints | null>(null)
  const [pointed, setPointed] = useState<Pointed>()
  const turnPage = useEffectEvent(onPage)
  useRowLinks(ref)
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    return roveTable(frame, {
      onPage: (step) => turnPage(step),
      onFocus: (control) => setHints(control && hintsOf(control, frame)),
    })
  }, [ref])
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
      {hints && <RowHints {...hints} />}
      {pointed && <CellTips frame={ref} first={pointed} />}
    </Box>
  )
}

function hintsOf(control: HTMLElement, frame: HTMLElement): Hints {
  const row = control.closest('tr')!
  const box = row.getBoundingClientRect()
  const offset = frame.scrollTop - frame.getBoundingClientRect().top
  const texts = [...row.cells].flatMap((cell) => tipOf(cell) ?? [])
  return {
    top: box.top + offset,
    bottom: box.bottom + offset,
    above: box.bottom + offset + hintRoomOf(frame, texts) > frame.scrollHeight,
    opens: control.matches('a[data-link], input') && row.querySelector('a[data-link]') !== null,
    selects: row.querySelector('input[type=checkbox]') !== null,
    actions: singleKeysOn() ? actionsOf(row) : [],
    texts,
  }
}

/** In pixels. On a phone the keys take several lines; each text takes one or more. */
const hintRoomOf = (frame: HTMLElement, texts: readonly string[]) =>
  (frame.clientWidth < 640 ? 80 : 40) + 20 * texts.length
