import type { ApiErrorKind } from './errors.ts'

/** One request and its answer. Neither what was sent nor what was received may ever be added here: support gets all of it. */
export type LoggedCall = {
  operationId: string
  /** When it ended, in milliseconds since 1970. */
  at: number
  milliseconds: number
  /** Absent where no answer arrived. */
  status?: number | undefined
  /** Absent where the call succeeded. */
  failure?: ApiErrorKind | undefined
}

/** Answers of an operation that broke the same rule of the contract at the same place. */
export type Violation = {
  operationId: string
  /** By the names of the contract: `content[].id`. Empty for the whole answer. */
  place: string
  rule: string
  count: number
  /** When it was last seen, in milliseconds since 1970. */
  at: number
}

/** All calls of one operation. */
export type OperationLog = {
  /** How many calls took how many milliseconds: exact, and it stops growing on a long day. */
  times: Map<number, number>
  failures: Partial<Record<ApiErrorKind, number>>
}

const lastCalls = 200

/** The calls since the page was loaded or the last user signed out. Calls that the console gave up are not in it. */
export const callLog = {
  since: Date.now(),
  operations: new Map<string, OperationLog>(),
  /** The last ones, the oldest first. */
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

/** Another user's visit begins. */
export function clearCallLog(): void {
  callLog.since = Date.now()
  callLog.operations.clear()
  callLog.calls.length = 0
  callLog.violations.clear()
}
