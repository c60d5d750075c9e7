import type { RowData } from '@tanstack/react-table'
import { useLayoutEffect, useState } from 'react'
import { listenOutsideFields } from '~/kit/scan/wedge.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { second } from '~/lib/units.ts'
import type { ScanFinderProps } from './scan-finder.tsx'

/** After this, a scan moves nobody. */
export const scanWaits = 15 * second

export type EarlyCode = ReturnType<typeof createEarlyCode>

/** Keeps the last code that was scanned before its row could be looked for. */
function createEarlyCode() {
  let last: { code: string; until: number } | undefined
  return {
    keep: (code: string) => {
      last = { code, until: performance.now() + scanWaits }
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
export function EarlyFinder(props: Omit<ScanFinderProps<RowData>, 'early'>) {
  const { rows, error } = props.list.source
  const [early] = useState(createEarlyCode)
  const [isNeeded, setIsNeeded] = useState(false)
  if (!isNeeded && (rows !== undefined || error)) setIsNeeded(true)
  const waiting = <Waiting early={early} />
  return isNeeded ? <Finder {...props} early={early} fallback={waiting} /> : waiting
}

function Waiting({ early }: { early: EarlyCode }) {
  useLayoutEffect(() => listenOutsideFields(early.keep), [early])
  return null
}
