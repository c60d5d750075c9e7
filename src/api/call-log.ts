import type { ApiErrorKind } from './errors.ts'

/** One request and its response. Never add sent or received data here: all of this goes to support. */
export type LoggedCall = {
  operationId: string
  /** When it ended, in milliseconds since 1970. */
  at: number
  milliseconds: number
  /** Undefined if no response arrived. */
  status?: number | undefined
  /** Undefined if the call succeeded. */
  failure?: ApiErrorKind | undefined
}

/** Responses of one operation that broke the same rule of the contract in the same place. */
export type Violation = {
  operationId: string
  /** In field names of the contract: `content[].id`. Empty for the whole response. */
  place: string
  rule: string
  count: number
  /** When it was last seen, in milliseconds since 1970. */
  at: number
}

/** All calls of one operation. */
export type OperationLog = {
  /** Number of calls by duration in milliseconds: exact, and bounded even on a long day. */
  times: Map<number, number>
  failures: Partial<Record<ApiErrorKind, number>>
}

const lastCalls = 200

/** The calls since the page loaded or the last user signed out, without aborted ones. */
export const callLog = {
  since: Date.now(),
  operations: new Map<string, OperationLog>(),
  /** The most recent calls, oldest first. */
  calls: [] as LoggedCall[],
  violations: new Map<string, Violation>(),
}

export function logCall(call: LoggedCall): void {
  const { operations, calls } = callLog
  const { operationId, milliseconds, failure } = call
  if (calls.push(call) > lastCalls) calls.shift()
  const log: OperationLog = operations.get(operationId) ?? { times: new Map(), failures: {} }
  operations.set(operationId, log)
  const { times, failures } = log
  times.set(milliseconds, (times.get(milliseconds) ?? 0) + 1)
  if (failure) failures[failure] = (failures[failure] ?? 0) + 1
}

/** Empties the log for the next user. */
export function clearCallLog(): void {
  callLog.since = Date.now()
  callLog.operations.clear()
  callLog.calls.length = 0
  callLog.violations.clear()
}
