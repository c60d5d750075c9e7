import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { second } from '~/lib/units.ts'

/** How long a row stays highlighted. */
const shownFor = 3 * second

/** How long to wait for the row to appear. */
const waitsFor = 15 * second

type Highlight = { table: string; row: string }

const highlight = createAtom<Highlight | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Highlights a row for three seconds once its table shows it: call it before navigating to the list.
 *
 * @param table The `tableKey` of the table.
 * @param row The table's `rowId`.
 */
export function highlightRow(table: string, row: string) {
  highlight.set({ table, row })
  endAfter(waitsFor)
}

/** The id of the row to highlight in a table. */
export function useHighlightedRow(table: string | null, isShown: (row: string) => boolean) {
  const found = useSelector(highlight, (wanted) => (wanted?.table === table ? wanted : null))
  const shown = found && isShown(found.row) ? found : null
  useEffect(() => {
    if (shown) endAfter(shownFor)
  }, [shown])
  return shown?.row
}

function endAfter(delay: number) {
  clearTimeout(timer)
  timer = setTimeout(() => highlight.set(null), delay)
}
