import { ApiError } from './errors.ts'

export type Deadline = {
  operationId: string
  timeoutMs: number
  /** The caller's own signal. */
  signal?: AbortSignal | null | undefined
}

/**
 * Runs `work`, the exchange with the server, under a signal that aborts with the caller's or after `timeoutMs`.
 *
 * Rejects with an `AbortError` if the caller aborted, else with an `ApiError`: `timeout` if the time ran out,
 * `network` for any other rejection of `work`.
 */
export async function withDeadline<T>(
  { operationId, timeoutMs, signal: caller }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeUp = new AbortController()
  const timer = setTimeout(() => timeUp.abort(), timeoutMs)
  const signal = caller ? AbortSignal.any([caller, timeUp.signal]) : timeUp.signal
  try {
    return await work(signal)
  } catch (cause) {
    if (!signal.aborted) throw new ApiError({ kind: 'network', operationId, cause })
    // The combined signal has the reason of the signal that aborted first.
    if (signal.reason === timeUp.signal.reason) {
      throw new ApiError({ kind: 'timeout', operationId, cause })
    }
    throw new DOMException(`${operationId} was aborted`, 'AbortError')
  } finally {
    clearTimeout(timer)
  }
}
