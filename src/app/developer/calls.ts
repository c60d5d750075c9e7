import { createAtom, useSelector } from '@tanstack/react-store'

const calls = createAtom<Record<string, readonly string[]>>({})

/** Records that the screen in the address bar made a call. */
export function noteCall(operationId: string) {
  const { pathname } = window.location
  // A suspense query calls during rendering, when no other component may be updated.
  queueMicrotask(() => {
    const known = calls.get()[pathname] ?? []
    if (known.includes(operationId)) return
    calls.set((all) => ({ ...all, [pathname]: [...known, operationId] }))
  })
}

/** The ids of the operations that the screen at a path has called since the last reload. */
export const useCallsOf = (pathname: string) => useSelector(calls, (all) => all[pathname]) ?? none

const none: readonly string[] = []
