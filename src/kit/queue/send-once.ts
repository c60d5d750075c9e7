/**
 * What an error says about a call that was sent:
 * - `refused`: the server understood it and did nothing;
 * - `later`: whether it was done cannot be looked up now;
 * - `unknown`: it may have been done, now or before.
 */
type Meaning = 'refused' | 'later' | 'unknown'

type SendOnce<Result, Found> = {
  /** Looks for the result of an earlier call. Undefined where the caller has just looked. */
  findFirst?: () => Promise<Found | undefined>
  /** Stores that it is being sent. Returns whether it is still wanted. */
  record: () => Promise<boolean>
  send: () => Promise<Result>
  meaningOf: (error: unknown) => Meaning
  /** Looks for the result of this call, whose response was lost. */
  findAfter: () => Promise<Found | undefined>
}

type Sent<Result, Found> =
  | { kind: 'sent'; result: Result }
  /** Something has done it: before it was sent, or with the error of this call. */
  | { kind: 'found'; result: Found; error?: unknown }
  | { kind: 'withdrawn' }
  /** Nothing was sent, since the lookup failed. */
  | { kind: 'notSent'; error: unknown }
  /** `isUnsure`: it may have been done. `lookup`: why the lookup failed. */
  | { kind: 'failed'; error: unknown; isUnsure: boolean; lookup?: unknown }

/**
 * Sends something at most once: it is looked up and recorded before, and looked up again if the response is lost. It is
 * never sent a second time here; whoever does that later begins with a lookup.
 */
export async function sendOnce<Result, Found = Result>(
  call: SendOnce<Result, Found>,
): Promise<Sent<Result, Found>> {
  try {
    const result = await call.findFirst?.()
    if (result !== undefined) return { kind: 'found', result }
  } catch (error) {
    return { kind: 'notSent', error }
  }
  if (!(await call.record())) return { kind: 'withdrawn' }
  try {
    return { kind: 'sent', result: await call.send() }
  } catch (error) {
    const meaning = call.meaningOf(error)
    if (meaning === 'refused') return { kind: 'failed', error, isUnsure: false }
    if (meaning === 'later') return { kind: 'failed', error, isUnsure: true }
    try {
      const result = await call.findAfter()
      if (result !== undefined) return { kind: 'found', result, error }
      return { kind: 'failed', error, isUnsure: true }
    } catch (lookup) {
      return { kind: 'failed', error, isUnsure: true, lookup }
    }
  }
}
