import { useEffect, useId, useState, type RefObject } from 'react'
import { TooltipBubble } from '~/ui/tooltip/tooltip-bubble.tsx'
import { hideAfter, showAfter } from '~/ui/tooltip/tooltip-times.ts'
import { tipOf } from './cell-text.ts'

export type Pointed = { cell: HTMLElement; isTap: boolean }

type CellTipsProps = {
  frame: RefObject<HTMLElement | null>
  /** The cell that was pointed at before this part had loaded. */
  first: Pointed
}

/** `anchor` is the id of the cell, by which the bubble finds it. */
type Tip = { cell: HTMLElement; anchor: string; text: string }

/** The full text of a cell that is cut off, or the exact value behind a short one, while the cell is hovered or tapped. */
export function CellTips({ frame, first }: CellTipsProps) {
  const id = useId()
  const [tip, setTip] = useState<Tip | null>(null)
  const [wish, setWish] = useState<{ cell: HTMLElement | null; delay: number }>({
    cell: first.cell,
    delay: first.isTap ? 0 : showAfter,
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      // A dialog may have opened over the cell since.
      const hovered = wish.delay === 0 || wish.cell?.matches(':hover')
      const text = wish.cell?.isConnected && hovered ? tipOf(wish.cell) : undefined
      setTip(wish.cell && text ? { cell: wish.cell, anchor: anchorOf(wish.cell, id), text } : null)
    }, wish.delay)
    return () => clearTimeout(timer)
  }, [wish, id])
  useEffect(() => {
    const until = new AbortController()
    const { signal } = until
    const cellAt = ({ target }: Event) =>
      target instanceof Element && frame.current?.contains(target)
        ? target.closest<HTMLElement>('tbody td')
        : null
    let shown: HTMLElement | null = first.cell
    const show = (cell: HTMLElement | null) => {
      shown = cell
      setWish({ cell, delay: cell ? showAfter : hideAfter })
    }
    // Once for each visit: Escape closes it.
    const move = (event: PointerEvent) => {
      const cell = cellAt(event)
      if (event.pointerType !== 'touch' && cell !== shown) show(cell)
    }
    // What comes under a resting pointer shows nothing until it moves.
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && cellAt(event) !== shown) show(null)
    }
    const tap = (event: PointerEvent) => {
      if (event.pointerType === 'touch') setWish({ cell: cellAt(event), delay: 0 })
    }
    const leave = () => show(null)
    frame.current?.addEventListener('pointermove', move, { signal })
    frame.current?.addEventListener('pointerover', over, { signal })
    frame.current?.addEventListener('mouseleave', leave, { signal })
    document.addEventListener('pointerup', tap, { signal })
    return () => until.abort()
  }, [frame, first])
  if (!tip) return null
  return (
    <TooltipBubble
      key={tip.text}
      ids={{ trigger: tip.anchor, content: id }}
      onStay={() => setWish({ cell: tip.cell, delay: 0 })}
      onLeave={() => setWish({ cell: null, delay: hideAfter })}
      onClose={() => setWish({ cell: null, delay: 0 })}
    >
      {tip.text}
    </TooltipBubble>
  )
}

/** Cells have no ids: this gives one an id for as long as its row stays. */
function anchorOf(cell: HTMLElement, id: string): string {
  if (!cell.id) cell.id = `${id}-${(anchors += 1)}`
  return cell.id
}

let anchors = 0
