import { createAtom, useSelector } from '@tanstack/react-store'
import { findBreach } from '~/api/breach.ts'
import type { ObservedCall } from '~/api/http.ts'

const begun = createAtom<Record<string, readonly string[]>>({})

/** Records that the screen in the address bar makes a call. */
export function noteCall(operationId: string) {
  const { pathname } = window.location
  // A suspense query calls during rendering, when no other component may be updated.
  queueMicrotask(() => {
    const known = begun.get()[pathname] ?? []
    if (known.includes(operationId)) return
    begun.set((all) => ({ ...all, [pathname]: [...known, operationId] }))
  })
}

/** The ids of the operations that the screen at a path has called since the last reload. */
export const useCallsOf = (pathname: string) => useSelector(begun, (all) => all[pathname]) ?? none

const none: readonly string[] = []

export type EndedCall = ObservedCall & { id: number }

const ended = createAtom<readonly EndedCall[]>([])
const mostCalls = 100
let count = 0

/** Adds a call to the log, and explains in the browser's console what breaks the contract. */
export function noteEndedCall(call: ObservedCall) {
  // Those of the panel itself.
  if (call.request.path.startsWith('/sandbox/')) return
  count += 1
  const next = { ...call, id: count }
  queueMicrotask(() => ended.set((all) => [next, ...all].slice(0, mostCalls)))
  const breach = breachTextOf(call)
  if (breach) console.error(`Off contract: ${call.operationId}, ${breach}`)
}

/** The last calls, newest first. */
export const useEndedCalls = () => useSelector(ended)

/** The path, rule and value of an answer that breaks its schema. */
export function breachTextOf({ schema, received, failure }: ObservedCall): string | undefined {
  if (failure !== 'contract') return undefined
  const breach = schema && findBreach(schema, received)
  if (!breach) return `which is not JSON: ${shortened(String(received))}`
  const { path, rule } = breach
  const value = path.reduce<unknown>(
    (part, key) => (Object(part) as Record<PropertyKey, unknown>)[key],
    received,
  )
  const place = path.join('.') || 'the whole answer'
  return `${place}: ${rule}, not ${shortened(JSON.stringify(value) ?? 'nothing')}`
}

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)
