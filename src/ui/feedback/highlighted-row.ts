import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { second } from '~/lib/units.ts'
import type { RecordKind } from '~/ui/link/record-screens.ts'

/** How long a row stays highlighted. */
const shownFor = 3 * second

/** How long to wait for the row to appear. */
const waitsFor = 15 * second

/** A record, in each list of its kind, or a row of the list with this key. */
type Highlight = { id: string | number } & ({ kind: RecordKind } | { key: string })

const highlight = createAtom<Highlight | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** Highlights a row for three seconds once its list shows it: call it before navigating there. */
export function highlightRow(row: Highlight) {
  highlight.set(row)
  endAfter(waitsFor)
}

/** The id of the row to highlight in a list. */
export function useHighlightedRow(
  list: { key: string | null; kind?: RecordKind },
  isShown: (id: string) => boolean,
) {
  const wanted = useSelector(highlight)
  const isHere = wanted && ('kind' in wanted ? wanted.kind === list.kind : wanted.key === list.key)
  const shown = isHere && isShown(String(wanted.id)) ? wanted : null
  useEffect(() => {
    if (shown) endAfter(shownFor)
  }, [shown])
  return shown ? String(shown.id) : undefined
}

function endAfter(delay: number) {
  clearTimeout(timer)
  timer = setTimeout(() => highlight.set(null), delay)
}
