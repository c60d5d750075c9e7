import type { RowData } from '@tanstack/react-table'
import { useLayoutEffect, useState } from 'react'
import { second } from '~/lib/units.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { addTaker } from '~/ui/shortcuts/key-gate.ts'
import type { ScanFinderProps } from './scan-finder.tsx'

/**
 * For a list with codes: a scan finds the row by this column. It is filtered by `filter`, which is by default the column's own, or
 * else searched.
 */
export const foundBy = (column: string, filter?: string) => ({
  column,
  filter,
  Finder: EarlyFinder,
})

export type FoundBy = ReturnType<typeof foundBy>

export type EarlyCode = ReturnType<typeof createEarlyCode>

/** Keeps the last code that was scanned before its row could be looked for. */
function createEarlyCode() {
  let last: { code: string; until: number } | undefined
  /** After this time, a scan no longer moves the focus. */
  const until = () => performance.now() + 15 * second
  return {
    until,
    keep: (code: string) => {
      last = { code, until: until() }
    },
    /** Returns the code once, unless it is too old. */
    take: () => {
      const code = last && performance.now() < last.until ? last.code : undefined
      last = undefined
      return code
    },
  }
}

// Without it, a scan does nothing.
const Finder = lazyPart(async () => (await import('./scan-finder.tsx')).ScanFinder, null)

/** Loads what finds rows by a scan once there are rows. Until then, a code waits. */
function EarlyFinder(props: Omit<ScanFinderProps<RowData>, 'early'>) {
  const { rows, error } = props.list.source
  const [early] = useState(createEarlyCode)
  const [isNeeded, setIsNeeded] = useState(false)
  if (!isNeeded && (rows !== undefined || error)) setIsNeeded(true)
  const waiting = <Waiting early={early} />
  return isNeeded ? <Finder {...props} early={early} fallback={waiting} /> : waiting
}

function Waiting({ early }: { early: EarlyCode }) {
  useLayoutEffect(() => addTaker({ take: early.keep, isLast: true }), [early])
  return null
}
