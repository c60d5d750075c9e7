import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { second } from '~/lib/units.ts'

/** How long a row stays highlighted. */
const shownFor = 3 * second

/** How long to wait for the row to appear. */
const waitsFor = 15 * second

type Highlight = { list: string; row: string }

const highlight = createAtom<Highlight | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Highlights a row for three seconds once its list shows it: call it before navigating there.
 *
 * @param list The `key` of the list.
 * @param row The `id` of the row.
 */
export function highlightRow(list: string, row: string) {
  highlight.set({ list, row })
  endAfter(waitsFor)
}

/** The id of the row to highlight in a list. */
export function useHighlightedRow(list: string | null, isShown: (row: string) => boolean) {
  const found = useSelector(highlight, (wanted) => (wanted?.list === list ? wanted : null))
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
